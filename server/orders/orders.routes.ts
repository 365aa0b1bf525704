import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { toOwner } from '#server/scans/owner.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { changeAddress } from './change-address.ts'
import { changeDesign } from './change-design.ts'
import { changeOrderEmail } from './change-order-email.ts'
import { claimOrderByCode } from './claim-order-by-code.ts'
import { findPaymentLink } from './find-payment-link.ts'
import { createGetOrderPair } from './get-order-pair.ts'
import { hasPairInProgress } from './has-pair-in-progress.ts'
import { makeAnotherPair } from './make-another-pair.ts'
import { findPrintFile, findPrintFileByLink, listPaidPairs, lookAtPaidPairs } from './paid-pairs.ts'
import { placeOrder } from './place-order.ts'
import { requestOrderClaimCode } from './request-order-claim-code.ts'
import { listOrders, lookAtOrder, moveByCustomer, splitByCustomer } from './visitor-orders.ts'

type OrderRoutesDeps = { readonly secrets: Secrets; readonly mail: Mailer; now(): Date }

export function orderRoutes(calls: Calls, deps: OrderRoutesDeps): void {
  const { customerCall, openCall, visitorCall, visitorCommand, streamCall, fileCall, linkFileCall } = calls
  const { now, mail } = deps
  const bringMails = () => mail.wake()
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await findPaymentLink(db, mail, customerId, now()) }),
  )
  visitorCall(endpoints.hasPairInProgress, async (db, visitor) => ok(await hasPairInProgress(db, toOwner(visitor))))
  visitorCommand(endpoints.makeAnotherPair, makeAnotherPair(now))
  visitorCommand(endpoints.placeOrder, placeOrder(deps), bringMails)
  visitorCall(endpoints.listOrders, listOrders)
  openCall(endpoints.lookAtOrder, lookAtOrder(deps))
  visitorCall(endpoints.listPaidPairs, listPaidPairs)
  fileCall(endpoints.takePrintFile, findPrintFile)
  openCall(endpoints.lookAtPaidPairs, lookAtPaidPairs(deps))
  linkFileCall(endpoints.takePrintFileByLink, findPrintFileByLink(deps))
  streamCall(endpoints.followOrders)
  visitorCall(endpoints.getOrderPair, createGetOrderPair(deps))
  visitorCommand(endpoints.cancelOrder, moveByCustomer(deps, now, ['cancelled', 'refund_pending']), bringMails)
  visitorCommand(endpoints.changeAddress, changeAddress(deps, now), bringMails)
  visitorCommand(endpoints.changeDesign, changeDesign(deps, now), bringMails)
  visitorCommand(endpoints.splitOrder, splitByCustomer(deps, now), bringMails)
  visitorCommand(endpoints.sayItIsHere, moveByCustomer(deps, now, ['delivered']), bringMails)
  visitorCommand(endpoints.changeOrderEmail, changeOrderEmail(deps), bringMails)
  customerCall(endpoints.requestOrderClaimCode, requestOrderClaimCode(deps))
  customerCall(endpoints.claimOrder, claimOrderByCode(deps))
}
