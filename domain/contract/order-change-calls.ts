import * as z from 'zod/mini'
import { deliveryAddress } from './addresses.ts'
import { maxPairBytes, pairToAdd } from './cart.ts'
import type { Endpoint } from './endpoint.ts'
import { agreedPrice } from './order-to-place.ts'
import { orderToMove, orderView } from './order-view.ts'

const addressToChange = z.strictObject({
  ...orderToMove.shape,
  delivery: deliveryAddress,
  phone: z.optional(z.string().check(z.maxLength(32))),
  /** The price of the order at the new address, as its customer saw it. */
  price: agreedPrice,
})

/**
 * Changes the delivery address. Before payment it may be in another country, with its price; an order that awaited
 * payment is checked again. After payment, until it is shipped, it stays in its country.
 */
export const changeAddress = {
  method: 'POST',
  path: '/order/changeAddress',
  body: addressToChange,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'not_shipping', 'price_changed'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Changes the look or feet of a pair, identified by its design, until it is paid; needs consent to making it, and its
 * revision. The pair keeps its number and is checked again. Rejected with `pair_changed` if its revision is not the
 * current one.
 */
export const changeDesign = {
  method: 'POST',
  path: '/order/changeDesign',
  body: z.strictObject({ ...orderToMove.shape, ...pairToAdd.shape, revision: z.int() }),
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'pair_changed', 'scan_unknown', 'scan_unusable'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

/** Moves the pairs that passed the check out of an order that needs attention, into an order of their own. */
export const splitOrder = {
  method: 'POST',
  path: '/order/split',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  answer: z.object({ order: orderView, split_off: orderView }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
