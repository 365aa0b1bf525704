import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderActor } from '#domain/order/moves.ts'
import { type SplitError, splitPairs } from '#domain/order/split-pairs.ts'
import { splitQuote } from '#domain/price/split-quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { insertOrder } from './insert-order.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { moveOrder } from './move-order.ts'
import { newOrderNumber } from './new-order-number.ts'
import { publishOrderNow } from './publish-order-event.ts'
import { lockOrder, type OrderRow } from './transition-context.ts'

export type SplitOrderError = SplitError | 'order_not_found' | 'transition_not_allowed'

type SplitOrderInput = { readonly orderId: string; readonly by: OrderActor; readonly actorName?: string }

/**
 * Splits off the pairs that can be made from an order whose other pairs block it. They become an order of their own
 * with their edition numbers and their share of the price, which continues to payment; the rest stays as it is.
 */
export async function splitOrder(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps,
  { orderId, by, actorName }: SplitOrderInput,
  now: Date,
): Promise<Result<{ id: string; number: string }, SplitOrderError>> {
  const order = await lockOrder(transaction, orderId)
  if (!order) return fail('order_not_found')
  if (order.stage !== 'needs_attention' || order.kind !== 'sale') return fail('transition_not_allowed')
  const pairs = await transaction
    .selectFrom('order_pairs')
    .select(['id', 'check_state as check'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const split = splitPairs(pairs)
  if (!split.ok) return split
  const { go, stay } = split.value
  const made = { id: randomUUID(), number: newOrderNumber() }
  const { leaving, staying } = splitQuote(order.quote, go.length)
  await insertOrder(transaction, { ...sameAs(order), ...made, quote: leaving, pairs: [], by }, now)
  await movePairs(transaction, made.id, go)
  await movePairs(transaction, orderId, stay)
  await transaction
    .updateTable('orders')
    .set({ total_minor: staying.totalMinor, quote: JSON.stringify(staying) })
    .where('id', '=', orderId)
    .execute()
  const moving = { orderId: made.id, by: 'check', ...(actorName !== undefined && { actorName }) } as const
  await moveOrder(transaction, deps, { ...moving, to: 'in_review' }, now)
  await moveOrder(transaction, deps, { ...moving, to: 'ready_to_pay' }, now)
  await publishOrderNow(transaction, orderId, now)
  return ok(made)
}

function sameAs(order: OrderRow) {
  const { customer_id, guest_id, kind, country, language, contact, address, terms_version: termsVersion } = order
  return {
    owner: { customer_id, guest_id } as Parameters<typeof insertOrder>[1]['owner'],
    kind,
    ofOrder: order.id,
    isCompanion: true,
    country,
    language,
    termsVersion,
    contact,
    address,
  }
}

/** Renumbers without gaps. Positions only decrease, in order, so that they never collide. */
async function movePairs(transaction: Transaction<Schema>, orderId: string, pairs: readonly { id: string }[]) {
  for (const [index, { id }] of pairs.entries())
    await transaction
      .updateTable('order_pairs')
      .set({ order_id: orderId, position: index })
      .where('id', '=', id)
      .execute()
}
