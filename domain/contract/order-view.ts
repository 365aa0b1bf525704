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
  /** Why it cannot be made, and by which foot; of both together where it names none. */
  fault: z.nullable(
    z.object({
      kind: z.enum(pairCheckErrorKinds),
      side: z.nullable(z.enum(['left', 'right'])),
      /** In the words of somebody of the workshop. */
      said: z.nullable(z.string()),
    }),
  ),
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
  /** Where its carrier tells how far it is. */
  tracking: z.nullable(z.string()),
  /** Until then the numbers of the edition are kept for a payment; nothing before it can be paid. */
  kept_until: z.nullable(z.string()),
  /** The way to its payment is open, or a slip waits for its money, until then. */
  payment: z.nullable(z.object({ state: z.enum(['open', 'waiting']), until: z.string() })),
  /** How far its money is on its way back. */
  refund: z.nullable(z.enum(refundStates)),
  pairs: z.array(orderPair),
  /** Each stage that it came to, the earliest first. */
  history: z.array(z.object({ at: z.string(), stage: z.enum(orderStages) })),
  /** By when it leaves the workshop. */
  promised_at: z.nullable(z.string()),
  /** It was to have left before. */
  is_late: z.boolean(),
  /** What its customer may do with it now. */
  deeds: z.array(z.enum(customerActions)),
})

export const orderList = z.object({ orders: z.array(orderView) })

const token = z.string().check(z.maxLength(120))
export const orderByToken = z.strictObject({ token })

/** Theirs, or one that the link of a mail opens for them. */
export const orderToMove = z.strictObject({ number: z.string().check(z.maxLength(40)), token: z.optional(token) })

/** By its link alone no order is told elsewhere: whoever was passed it could bring the order into an account. */
export const newOrderEmail = z.strictObject({
  number: z.string().check(z.maxLength(40)),
  email: z.string().check(z.maxLength(320)),
})
