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
  /** What the order costs there, as its customer saw it. */
  price: agreedPrice,
})

/**
 * Another address. Before the payment it may be in another country, with its price; what waited for payment is checked again. Afterwards, until it is
 * sent, it stays in its country.
 */
export const changeAddress = {
  method: 'POST',
  path: '/order/changeAddress',
  body: addressToChange,
  needs: 'visitor',
  errorCodes: ['not_that_way', 'not_shipping', 'price_changed'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Another look or other feet for a pair, known by its design, until it is paid: with a yes to making it, and the number it has. It is checked again.
 * One that was changed since it was seen stays as it is.
 */
export const changeDesign = {
  method: 'POST',
  path: '/order/changeDesign',
  body: z.strictObject({ ...orderToMove.shape, ...pairToAdd.shape, revision: z.int() }),
  needs: 'visitor',
  errorCodes: ['not_that_way', 'pair_changed', 'scan_unknown', 'scan_unfit'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

/** Takes the pairs that can be made out of an order that needs its customer; they become an order of their own. */
export const splitOrder = {
  method: 'POST',
  path: '/order/split',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['not_that_way'],
  isIdempotent: true,
  answer: z.object({ order: orderView, split_off: orderView }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
