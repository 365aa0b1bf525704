import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { type OrderStage, orderStages } from '#domain/order/stages.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { loadOrderHistory, loadOrderPairs } from '#server/orders/load-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { splitOrder } from '#server/orders/split-order.ts'
import type { OrderRow } from '#server/orders/transition-context.ts'
import { action } from './action.ts'
import { describeOrderTransitions } from './order-transitions.ts'
import { mayDo } from './who-is-at-work.ts'

export const number = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
export const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** More results are of no use to an operator. */
const maxListed = 100

export function findOrder(transaction: Transaction<Schema>, typed: string): Promise<OrderRow | undefined> {
  const read = readOrderNumber(typed) ?? ''
  return transaction.selectFrom('orders').selectAll().where('number', '=', read).executeTakeFirst()
}

function toOrderSummary({
  number: name,
  kind,
  stage,
  stage_entered_at,
  placed_at,
  country,
  currency,
  total_minor,
  ...row
}: OrderRow) {
  const [since, placed] = [stage_entered_at.toISOString(), placed_at.toISOString()]
  const email_bounced = row.email_bounced_at !== null
  return { number: name, kind, stage, since, placed, country, currency, total_minor, email_bounced }
}

const onlyThere = 'Only a sale at needs_attention can be split.'

/** Stages that end a sale or refund it: they need the role support, not workshop. */
const ofSupport: readonly OrderStage[] = ['cancelled', 'refund_pending', 'refunded']
const onlySupport = 'Cancelling or refunding an order requires the role support: orders cancel, orders refund.'

export const listOrders = action({
  role: 'workshop',
  about: 'Lists orders, newest first; all, or those at a stage. Marks the orders whose e-mail address bounces.',
  input: z.strictObject({ stage: z.optional(z.enum(orderStages)) }),
  async run(transaction, _deps, _operator, { stage }) {
    const rows = await transaction
      .selectFrom('orders')
      .selectAll()
      .$if(stage !== undefined, (all) => all.where('stage', '=', stage as (typeof orderStages)[number]))
      .orderBy('placed_at', 'desc')
      .orderBy('number')
      .limit(maxListed)
      .execute()
    return ok({ answer: { orders: rows.map(toOrderSummary) }, details: { listed: rows.length } })
  },
})

type OrderActionDefinition = {
  readonly role: 'workshop' | 'support'
  readonly about: string
  describe(transaction: Transaction<Schema>, order: OrderRow): Promise<object>
}

/** Creates an action that shows something of one order, by its number. */
export function createShowOrderAction({ role, about, describe }: OrderActionDefinition) {
  return action({
    role,
    about,
    input: z.strictObject({ number }),
    async run(transaction, _deps, _operator, input) {
      const order = await findOrder(transaction, input.number)
      if (!order) return fail('order_not_found')
      return ok({ answer: await describe(transaction, order), subject: order.id })
    },
  })
}

export const showOrder = createShowOrderAction({
  role: 'workshop',
  about: 'Shows an order: its pairs with their numbers and checks, its delivery address, and its history.',
  async describe(transaction, order) {
    const { contact, address, carrier, tracking_number, terms_version, language } = order
    const more = { contact, address, carrier, tracking_number, terms_version, language }
    const pairs = await loadOrderPairs(transaction, order.id)
    const history = await loadOrderHistory(transaction, order.id)
    return { ...toOrderSummary(order), ...more, pairs, history }
  },
})

export const moveOneOrder = action({
  role: 'workshop',
  about:
    'Moves an order to another stage by an allowed transition, and notifies its customer. Shipping requires carrier and tracking number. Cancelling or refunding with it requires the role owner.',
  input: z.strictObject({
    number,
    to: z.enum(orderStages),
    reason: z.optional(words),
    carrier: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    tracking_number: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  }),
  async run(
    transaction,
    { mail, secrets, now },
    { name, role },
    { number: typed, to, reason, carrier, tracking_number },
  ) {
    const order = await findOrder(transaction, typed)
    if (!order) return fail('order_not_found')
    if (ofSupport.includes(to) && !mayDo(role, 'support')) return fail('transition_not_allowed', [onlySupport])
    const isSent = to === 'shipped' && carrier !== undefined && tracking_number !== undefined
    const moving = {
      orderId: order.id,
      to,
      by: 'operator',
      actorName: name,
      ...(reason !== undefined && { reason }),
      ...(isSent && { parcel: { carrier, trackingNumber: tracking_number } }),
    } as const
    const moved = await moveOrder(transaction, { mail, secrets }, moving, now())
    if (!moved.ok) return fail(moved.code, await describeOrderTransitions(transaction, order.id))
    const details = { from: moved.value.from, to }
    return ok({ answer: { number: order.number, ...details }, subject: order.id, details })
  },
})

export const cancelOrder = action({
  role: 'support',
  about: 'Cancels an unpaid order, with the reason, and notifies its customer.',
  input: z.strictObject({ number, reason: words }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed, reason }) {
    const order = await findOrder(transaction, typed)
    if (!order) return fail('order_not_found')
    const moving = { orderId: order.id, to: 'cancelled', by: 'operator', actorName: name, reason } as const
    const moved = await moveOrder(transaction, { mail, secrets }, moving, now())
    if (!moved.ok) return fail(moved.code, await describeOrderTransitions(transaction, order.id))
    return ok({ answer: { number: order.number }, subject: order.id, details: { from: order.stage } })
  },
})

export const splitOneOrder = action({
  role: 'support',
  about: 'Moves the pairs that can be made from an order that needs attention to an order of their own.',
  input: z.strictObject({ number }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed }) {
    const order = await findOrder(transaction, typed)
    if (!order) return fail('order_not_found')
    const splitting = { orderId: order.id, by: 'operator', actorName: name } as const
    const split = await splitOrder(transaction, { mail, secrets }, splitting, now())
    if (!split.ok) return fail(split.code, split.code === 'transition_not_allowed' ? [onlyThere] : undefined)
    const answer = { number: order.number, split_off: split.value.number }
    return ok({ answer, subject: order.id, details: { split_off: split.value.id } })
  },
})
