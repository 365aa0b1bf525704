import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import { ownerOf } from '#server/scans/owner.ts'
import { askToClaim } from './ask-to-claim.ts'
import { changeAddress } from './change-address.ts'
import { changeDesign } from './change-design.ts'
import { changeOrderEmail } from './change-order-email.ts'
import { claimByCode } from './claim-by-code.ts'
import { hasPairOnItsWay } from './has-pair-on-its-way.ts'
import { makeAnotherPair } from './make-another-pair.ts'
import { listOrders, lookAtOrder, moveByCustomer, splitByCustomer } from './orders-of.ts'
import { listPaidPairs, lookAtPaidPairs, printFileOf, printFileOfLink } from './paid-pairs.ts'
import { pairOfOrderFor } from './pair-of-order.ts'
import { paymentLinkOf } from './payment-link-of.ts'
import { placeOrder } from './place-order.ts'

type Parts = { readonly secrets: Secrets; readonly mail: Mailroom; now(): Date }

export function orderRoutes(calls: Calls, parts: Parts): void {
  const { customerCall, openCall, visitorCall, visitorDeed, streamCall, fileCall, linkFileCall } = calls
  const { now, mail } = parts
  const bringMails = () => mail.wake()
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await paymentLinkOf(db, mail, customerId, now()) }),
  )
  visitorCall(endpoints.hasPairOnItsWay, async (db, visitor) => ok(await hasPairOnItsWay(db, ownerOf(visitor))))
  visitorDeed(endpoints.makeAnotherPair, makeAnotherPair(now))
  visitorDeed(endpoints.placeOrder, placeOrder(parts), bringMails)
  visitorCall(endpoints.listOrders, listOrders)
  openCall(endpoints.lookAtOrder, lookAtOrder(parts))
  visitorCall(endpoints.listPaidPairs, listPaidPairs)
  fileCall(endpoints.takePrintFile, printFileOf)
  openCall(endpoints.lookAtPaidPairs, lookAtPaidPairs(parts))
  linkFileCall(endpoints.takePrintFileOfLink, printFileOfLink(parts))
  streamCall(endpoints.followOrders)
  visitorCall(endpoints.pairOfOrder, pairOfOrderFor(parts))
  visitorDeed(endpoints.cancelOrder, moveByCustomer(parts, now, ['cancelled', 'refund_pending']), bringMails)
  visitorDeed(endpoints.changeAddress, changeAddress(parts, now), bringMails)
  visitorDeed(endpoints.changeDesign, changeDesign(parts, now), bringMails)
  visitorDeed(endpoints.splitOrder, splitByCustomer(parts, now), bringMails)
  visitorDeed(endpoints.sayItIsHere, moveByCustomer(parts, now, ['delivered']), bringMails)
  visitorDeed(endpoints.changeOrderEmail, changeOrderEmail(parts), bringMails)
  customerCall(endpoints.askToClaimOrder, askToClaim(parts))
  customerCall(endpoints.claimOrder, claimByCode(parts))
}
