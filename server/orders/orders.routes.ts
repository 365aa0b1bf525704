import * as endpoints from '#domain/contract/endpoints.ts'
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
import { findPrintFile, findPrintFileByLink, listPaidPairs, lookUpPaidPairs } from './paid-pairs.ts'
import { placeOrder } from './place-order.ts'
import { requestAdditionalOrder } from './request-additional-order.ts'
import { requestOrderClaimCode } from './request-order-claim-code.ts'
import { listOrders, lookUpOrder, moveByCustomer, splitByCustomer } from './visitor-orders.ts'

type OrderRoutesDeps = { readonly secrets: Secrets; readonly mail: Mailer; now(): Date }

export function orderRoutes(calls: Calls, deps: OrderRoutesDeps): void {
  const { customerCall, openCall, visitorCall, visitorCommand, streamCall, fileCall, linkFileCall } = calls
  const { now, mail } = deps
  const bringMails = () => mail.wake()
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await findPaymentLink(db, mail, customerId, now()) }),
  )
  visitorCall(endpoints.hasPairInProgress, async (db, visitor) => ok(await hasPairInProgress(db, toOwner(visitor))))
  visitorCommand(endpoints.requestAdditionalOrder, requestAdditionalOrder(now))
  visitorCommand(endpoints.placeOrder, placeOrder(deps), bringMails)
  visitorCall(endpoints.listOrders, listOrders)
  openCall(endpoints.lookUpOrder, lookUpOrder(deps))
  visitorCall(endpoints.listPaidPairs, listPaidPairs)
  fileCall(endpoints.downloadPrintFile, findPrintFile)
  openCall(endpoints.lookUpPaidPairs, lookUpPaidPairs(deps))
  linkFileCall(endpoints.downloadPrintFileByLink, findPrintFileByLink(deps))
  streamCall(endpoints.followOrders)
  visitorCall(endpoints.getOrderPair, createGetOrderPair(deps))
  visitorCommand(endpoints.cancelOrder, moveByCustomer(deps, now, ['cancelled', 'refund_pending']), bringMails)
  visitorCommand(endpoints.changeAddress, changeAddress(deps, now), bringMails)
  visitorCommand(endpoints.changeDesign, changeDesign(deps, now), bringMails)
  visitorCommand(endpoints.splitOrder, splitByCustomer(deps, now), bringMails)
  visitorCommand(endpoints.confirmDelivery, moveByCustomer(deps, now, ['delivered']), bringMails)
  visitorCommand(endpoints.changeOrderEmail, changeOrderEmail(deps), bringMails)
  customerCall(endpoints.requestOrderClaimCode, requestOrderClaimCode(deps))
  customerCall(endpoints.claimOrder, claimOrderByCode(deps))
}
