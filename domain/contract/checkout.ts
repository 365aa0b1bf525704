import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { deliveryAddress } from './addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { pairInProgress } from './pair-in-progress.ts'

/**
 * The price of the order, exactly as its customer saw it: the server computes a new quote and compares it with this.
 */
export const agreedPrice = z.strictObject({
  currency: z.string().check(z.maxLength(3)),
  total_minor: z.int().check(z.gte(0), z.lte(1_000_000_000)),
})

const lineId = z.string().check(z.maxLength(60))

export const placeOrderRequest = z.strictObject({
  /** The cart lines as the customer saw them. */
  lines: z.array(lineId).check(z.minLength(1), z.maxLength(settings.order.designs)),
  price: agreedPrice,
  terms_version: z.string().check(z.maxLength(20)),
  language: z.enum(settings.languages.available),
  contact: z.strictObject({
    email: z.string().check(z.maxLength(254)),
    phone: z.optional(z.string().check(z.maxLength(32))),
  }),
  /** Its country determines market, price and law. */
  delivery: deliveryAddress,
})
export type PlaceOrderRequest = z.infer<typeof placeOrderRequest>

export const placeOrderResponse = z.object({
  id: z.string(),
  number: z.string(),
  stage: z.enum(orderStages),
  /** Numbers of the edition, one for each pair in the order of the lines. */
  edition_numbers: z.array(z.int()),
  /** Opens the order without an account. */
  token: z.string(),
})
export type PlaceOrderResponse = z.infer<typeof placeOrderResponse>

/**
 * Places the order for the cart, without payment. Price, checks and numbers are computed again: anything that differs
 * from what the customer saw is rejected with the `difference`, and nothing is written. A visitor has one open order at
 * a time, unless `requestAdditionalOrder` granted another.
 */
export const placeOrder = {
  method: 'POST',
  path: '/order/place',
  body: placeOrderRequest,
  needs: 'visitor',
  errorCodes: [
    'not_shipping',
    'price_changed',
    'terms_changed',
    'cart_changed',
    'cart_lines_blocked',
    'too_few_numbers',
    'order_exists',
  ],
  isIdempotent: true,
  response: placeOrderResponse,
  successStatus: 200,
} as const satisfies Endpoint

/** Grants this visitor one additional order while a pair is in progress. Responds with the state after the grant. */
export const requestAdditionalOrder = {
  method: 'POST',
  path: '/order/requestAdditionalOrder',
  needs: 'visitor',
  errorCodes: ['no_paid_order'],
  isIdempotent: true,
  response: pairInProgress,
  successStatus: 200,
} as const satisfies Endpoint
