import * as z from 'zod/mini'
import { customerDeeds } from '#domain/order/customer-deeds.ts'
import { pairChecks } from '#domain/order/move-rules.ts'
import { orderKinds, orderStages } from '#domain/order/stages.ts'

const orderPair = z.object({
  edition_number: z.nullable(z.int()),
  design_id: z.string(),
  for: z.nullable(z.string()),
  upper: z.string(),
  colour: z.string(),
  feel: z.string(),
  sole_text: z.string(),
  checked: z.enum(pairChecks),
  /** Counts what it was changed to: whoever changes it says which they have seen. */
  revision: z.int(),
})

/** An order as its customer sees it. Who of the shop moved it is not told. */
export const orderView = z.object({
  number: z.string(),
  kind: z.enum(orderKinds),
  stage: z.enum(orderStages),
  placed_at: z.string(),
  country: z.string(),
  currency: z.string(),
  total_minor: z.int(),
  email: z.string(),
  /** It does not take our mail. */
  email_bounced: z.boolean(),
  address: z.record(z.string(), z.string()),
  carrier: z.nullable(z.string()),
  parcel: z.nullable(z.string()),
  /** Until then the numbers of the edition are kept for a payment; nothing before it can be paid. */
  kept_until: z.nullable(z.string()),
  pairs: z.array(orderPair),
  /** Each stage that it came to, the earliest first. */
  history: z.array(z.object({ at: z.string(), stage: z.enum(orderStages) })),
  /** What its customer may do with it now. */
  deeds: z.array(z.enum(customerDeeds)),
})

export const orderList = z.object({ orders: z.array(orderView) })

const token = z.string().check(z.maxLength(120))
export const orderOfToken = z.strictObject({ token })

/** Theirs, or one that the link of a mail opens for them. */
export const orderToMove = z.strictObject({ number: z.string().check(z.maxLength(40)), token: z.optional(token) })

/** By its link alone no order is told elsewhere: whoever was passed it could bring the order into an account. */
export const newOrderEmail = z.strictObject({
  number: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(320)),
})
