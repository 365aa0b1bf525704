import * as z from 'zod/mini'
import { customerActions } from '#domain/order/customer-actions.ts'
import { pairChecks } from '#domain/order/move-rules.ts'
import { orderKinds, orderStages } from '#domain/order/stages.ts'
import { refundStates } from '#domain/payment/payment-states.ts'
import { pairCheckErrorKinds } from '#domain/workshop/pair-check-error.ts'
import { printKinds } from '#domain/workshop/print-kinds.ts'
import type { FileCall, LinkFileCall, StreamCall } from './call-kinds.ts'
import type { Endpoint } from './endpoint.ts'

const orderPair = z.object({
  edition_number: z.nullable(z.int()),
  design_id: z.string(),
  for: z.nullable(z.string()),
  upper: z.string(),
  colour: z.string(),
  feel: z.string(),
  sole_text: z.string(),
  checked: z.enum(pairChecks),
  /** Why the pair cannot be made, and which foot causes it; `side` is null if both together do. */
  check_error: z.nullable(
    z.object({
      kind: z.enum(pairCheckErrorKinds),
      side: z.nullable(z.enum(['left', 'right'])),
      /** In the words of the workshop. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Raised with every change: a caller who changes the pair states the revision that they saw. */
  revision: z.int(),
})

/** An order as its customer sees it. It does not reveal which operator moved it. */
export const orderView = z.object({
  number: z.string(),
  kind: z.enum(orderKinds),
  stage: z.enum(orderStages),
  placed_at: z.string(),
  country: z.string(),
  currency: z.string(),
  total_minor: z.int(),
  email: z.string(),
  /** The address does not accept our mail. */
  email_bounced: z.boolean(),
  address: z.record(z.string(), z.string()),
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** The tracking page of its carrier. */
  tracking_url: z.nullable(z.string()),
  /** Until then the edition numbers are reserved for a payment; null before the order is ready to pay. */
  pay_by: z.nullable(z.string()),
  /** The open payment, or the unpaid konbini voucher, and its deadline. */
  payment: z.nullable(z.object({ state: z.enum(['open', 'waiting']), until: z.string() })),
  /** The state of the refund. */
  refund: z.nullable(z.enum(refundStates)),
  pairs: z.array(orderPair),
  /** Each stage that the order reached, earliest first. */
  history: z.array(z.object({ at: z.string(), stage: z.enum(orderStages) })),
  /** The promised shipping date. */
  promised_ship_by: z.nullable(z.string()),
  /** A promised shipping date has passed before. */
  has_missed_ship_date: z.boolean(),
  /** The actions that its customer may take now. */
  actions: z.array(z.enum(customerActions)),
})
export type OrderView = z.infer<typeof orderView>

export const listOrdersResponse = z.object({ orders: z.array(orderView) })
export type ListOrdersResponse = z.infer<typeof listOrdersResponse>

const token = z.string().check(z.maxLength(120))
export const orderByLinkRequest = z.strictObject({ token })
export type OrderByLinkRequest = z.infer<typeof orderByLinkRequest>

/** An order of the caller, or one that the link of a mail opens for them. */
export const orderRequest = z.strictObject({ number: z.string().check(z.maxLength(40)), token: z.optional(token) })
export type OrderRequest = z.infer<typeof orderRequest>

/**
 * Takes no token: the link alone does not allow changing the address, or anyone it was forwarded to could claim the
 * order.
 */
export const changeOrderEmailRequest = z.strictObject({
  number: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(320)),
})
export type ChangeOrderEmailRequest = z.infer<typeof changeOrderEmailRequest>

/** Every order of this visitor, newest first. */
export const listOrders = {
  method: 'GET',
  path: '/order/list',
  needs: 'visitor',
  response: listOrdersResponse,
  successStatus: 200,
} as const satisfies Endpoint

/** The order that the link of a mail opens, without an account. The token is sent in the body, which no log records. */
export const lookUpOrder = {
  method: 'POST',
  path: '/order/lookup',
  body: orderByLinkRequest,
  response: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/**
 * Cancels an unpaid order, or refunds a paid one whose printing has not begun or whose promised shipping date was
 * missed. An order of somebody else is answered as not found.
 */
export const cancelOrder = {
  method: 'POST',
  path: '/order/cancel',
  body: orderRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  response: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Confirms that the pair has arrived. */
export const confirmDelivery = {
  method: 'POST',
  path: '/order/confirmDelivery',
  body: orderRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  response: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/**
 * Changes the address for the mails of an order, or confirms the same one again. Both addresses are notified, and
 * earlier links stop working.
 */
export const changeOrderEmail = {
  method: 'POST',
  path: '/order/changeEmail',
  body: changeOrderEmailRequest,
  needs: 'visitor',
  errorCodes: ['order_ended'],
  isIdempotent: true,
  response: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Notifies a customer or guest that one of their orders changed; the client then loads its current state. */
export const followOrders = {
  method: 'GET',
  path: '/order/events',
  needs: 'visitor',
  events: { 'order.changed': z.object({ number: z.string(), stage: z.enum(orderStages) }) },
} as const satisfies StreamCall

export const payOrderResponse = z.object({ url: z.string() })
export type PayOrderResponse = z.infer<typeof payOrderResponse>

/**
 * Creates the payment page of an order at the payment provider. While it is open, further calls return the same page.
 * Rejected with `voucher_open` once a konbini voucher was chosen there, and with `provider_unavailable` if the payment provider
 * does not answer: the call can be retried later.
 */
export const payOrder = {
  method: 'POST',
  path: '/order/pay',
  body: orderRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'voucher_open', 'provider_unavailable'],
  response: payOrderResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const requestOrderClaimCodeResponse = z.object({
  verification_id: z.string(),
  resend_seconds: z.number(),
  expires_seconds: z.number(),
})
export type RequestOrderClaimCodeResponse = z.infer<typeof requestOrderClaimCodeResponse>

/**
 * Requests to move a guest's order into the customer's account. If the order exists, a code is mailed to its own
 * address. The response is the same for an unknown number, for an order of theirs and for somebody else's, so that it
 * reveals nothing.
 */
export const requestOrderClaimCode = {
  method: 'POST',
  path: '/order/claim/requestCode',
  body: orderRequest,
  needs: 'customer',
  response: requestOrderClaimCodeResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const claimOrderRequest = z.strictObject({
  verification_id: z.string().check(z.maxLength(36)),
  code: z.string().check(z.regex(/^\d{6}$/)),
})
export type ClaimOrderRequest = z.infer<typeof claimOrderRequest>

/** Moves the order into the account, by the code. */
export const claimOrder = {
  method: 'POST',
  path: '/order/claim',
  body: claimOrderRequest,
  needs: 'customer',
  errorCodes: ['code_wrong', 'code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'],
  response: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

const paidPair = z.object({
  order_number: z.string(),
  stage: z.enum(orderStages),
  edition_number: z.nullable(z.int()),
  revision: z.int(),
  for: z.nullable(z.string()),
  /** When the feet that the pair is made for were measured. */
  measured_at: z.nullable(z.string()),
  upper: z.string(),
  colour: z.string(),
  feel: z.string(),
  sole_text: z.string(),
  /** The files for a 3D printer. */
  files: z.array(
    z.object({ id: z.string(), side: z.enum(['left', 'right']), kind: z.enum(printKinds), size: z.int() }),
  ),
})

export const paidPairList = z.object({ pairs: z.array(paidPair) })
export type PaidPairList = z.infer<typeof paidPairList>

/** Every pair that this visitor has paid for, newest first. Refunded pairs are not included. */
export const listPaidPairs = {
  method: 'GET',
  path: '/order/paidPairs',
  needs: 'visitor',
  response: paidPairList,
  successStatus: 200,
} as const satisfies Endpoint

/** One file of such a pair. Not found for unpaid pairs and for those of somebody else. */
export const downloadPrintFile = {
  method: 'GET',
  path: '/order/printFile/{id}',
  needs: 'visitor',
} as const satisfies FileCall

/** The paid pairs of the order that the link of a mail opens. The token is sent in the body, which no log records. */
export const lookUpPaidPairs = {
  method: 'POST',
  path: '/order/lookup/paidPairs',
  body: orderByLinkRequest,
  response: paidPairList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The same file by the link of its order. */
export const downloadPrintFileByLink = {
  method: 'GET',
  path: '/order/lookup/printFile/{id}',
  needs: 'link',
} as const satisfies LinkFileCall
