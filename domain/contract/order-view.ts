import * as z from 'zod/mini'
import { customerActions } from '#domain/order/customer-actions.ts'
import { pairChecks } from '#domain/order/move-rules.ts'
import { orderKinds, orderStages } from '#domain/order/stages.ts'
import { refundStates } from '#domain/payment/payment-states.ts'
import { pairCheckErrorKinds } from '#domain/workshop/pair-check-error.ts'

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
  parcel: z.nullable(z.string()),
  /** The tracking page of its carrier. */
  tracking: z.nullable(z.string()),
  /** Until then the edition numbers are reserved for a payment; null before the order is ready to pay. */
  reserved_until: z.nullable(z.string()),
  /** The open payment, or the unpaid konbini voucher, and its deadline. */
  payment: z.nullable(z.object({ state: z.enum(['open', 'waiting']), until: z.string() })),
  /** The state of the refund. */
  refund: z.nullable(z.enum(refundStates)),
  pairs: z.array(orderPair),
  /** Each stage that the order reached, earliest first. */
  history: z.array(z.object({ at: z.string(), stage: z.enum(orderStages) })),
  /** The promised shipping date. */
  promised_at: z.nullable(z.string()),
  /** A promised shipping date has passed before. */
  is_late: z.boolean(),
  /** The actions that its customer may take now. */
  actions: z.array(z.enum(customerActions)),
})

export const orderList = z.object({ orders: z.array(orderView) })

const token = z.string().check(z.maxLength(120))
export const orderByToken = z.strictObject({ token })

/** An order of the caller, or one that the link of a mail opens for them. */
export const orderToMove = z.strictObject({ number: z.string().check(z.maxLength(40)), token: z.optional(token) })

/**
 * Takes no token: the link alone does not allow changing the address, or anyone it was forwarded to could claim the
 * order.
 */
export const newOrderEmail = z.strictObject({
  number: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(320)),
})
