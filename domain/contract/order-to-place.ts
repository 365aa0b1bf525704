import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { deliveryAddress } from './addresses.ts'

/**
 * The price of the order, exactly as its customer saw it: the server computes a new quote and compares it with this.
 */
export const agreedPrice = z.strictObject({
  currency: z.string().check(z.maxLength(3)),
  total_minor: z.int().check(z.gte(0), z.lte(1_000_000_000)),
})

const lineId = z.string().check(z.maxLength(60))

export const orderToPlace = z.strictObject({
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

export const orderPlaced = z.object({
  id: z.string(),
  number: z.string(),
  stage: z.enum(orderStages),
  /** Numbers of the edition, one for each pair in the order of the lines. */
  edition_numbers: z.array(z.int()),
  /** Opens the order without an account. */
  token: z.string(),
})
