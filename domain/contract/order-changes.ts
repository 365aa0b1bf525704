import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import { deliveryAddress } from './addresses.ts'
import { maxPairBytes, pairWithConsent } from './cart.ts'
import { agreedPrice } from './checkout.ts'
import type { Endpoint } from './endpoint.ts'
import { orderRequest, orderView } from './orders.ts'

export const changeAddressRequest = z.strictObject({
  ...orderRequest.shape,
  delivery: deliveryAddress,
  phone: z.optional(z.string().check(z.maxLength(32))),
  /** The price of the order at the new address, as its customer saw it. */
  price: agreedPrice,
})
export type ChangeAddressRequest = z.infer<typeof changeAddressRequest>

/**
 * Changes the delivery address. Before payment it may be in another country, with its price; an order that awaited
 * payment is checked again. After payment, until it is shipped, it stays in its country.
 */
export const changeAddress = {
  method: 'POST',
  path: '/order/changeAddress',
  body: changeAddressRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'not_shipping', 'price_changed'],
  isIdempotent: true,
  response: orderView,
  successStatus: 200,
} as const satisfies Endpoint

export const changeDesignRequest = z.strictObject({
  ...orderRequest.shape,
  ...pairWithConsent.shape,
  revision: z.int(),
})
export type ChangeDesignRequest = z.infer<typeof changeDesignRequest>

/**
 * Changes the look or feet of a pair, identified by its design, until its payment page is opened; needs consent to
 * making it, and its revision. The pair keeps its number and is checked again. Rejected with `pair_changed` if its revision is not the
 * current one.
 */
export const changeDesign = {
  method: 'POST',
  path: '/order/changeDesign',
  body: changeDesignRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'pair_changed', 'scan_mismatch', 'scan_unusable'],
  isIdempotent: true,
  response: orderView,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

export const splitOrderResponse = z.object({ order: orderView, split_off: orderView })
export type SplitOrderResponse = z.infer<typeof splitOrderResponse>

/** Moves the pairs that passed the check out of an order that needs attention, into an order of their own. */
export const splitOrder = {
  method: 'POST',
  path: '/order/split',
  body: orderRequest,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  response: splitOrderResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const getOrderPairRequest = z.strictObject({
  ...orderRequest.shape,
  design_id: z.string().check(z.maxLength(60)),
})
export type GetOrderPairRequest = z.infer<typeof getOrderPairRequest>

export const getOrderPairResponse = z.object({ configuration, revision: z.int() })
export type GetOrderPairResponse = z.infer<typeof getOrderPairResponse>

/**
 * Loads an ordered pair with its feet, for a visitor who may change it: its design may have been removed, or be on
 * another device. The token is sent in the body, which no log records.
 */
export const getOrderPair = {
  method: 'POST',
  path: '/order/pair',
  body: getOrderPairRequest,
  needs: 'visitor',
  response: getOrderPairResponse,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
