import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { orderToMove } from '#domain/contract/order-view.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/proofs/secrets.ts'
import type { Owner } from '#server/scans/owner.ts'
import { holdOrder, type OrderRow } from './facts-of.ts'
import { opensOrder } from './mails/order-token.ts'
import { viewOf } from './view-of.ts'

/**
 * The order that a visitor names: theirs, or one whose link they have. Somebody else's is as one that is not there. Nobody else moves it until the
 * transaction ends.
 */
export async function holdOrderOf(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  owner: Owner,
  { number, token }: z.infer<typeof orderToMove>,
  now: Date,
): Promise<OrderRow | undefined> {
  const mayMove = (order: OrderRow | undefined): order is OrderRow =>
    order !== undefined &&
    ((order.customer_id === owner.customer_id && order.guest_id === owner.guest_id) ||
      (token !== undefined && opensOrder(secrets, token, order, now)))
  const seen = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', readOrderNumber(number) ?? '')
    .executeTakeFirst()
  // Nobody holds up an order that is not theirs; and whose it is are held before it.
  if (!mayMove(seen)) return undefined
  const order = await holdOrder(transaction, seen.id)
  return mayMove(order) ? order : undefined
}

/** An order as its customer sees it after what was done. */
export async function viewNow(transaction: Transaction<Schema>, id: string) {
  const order = await holdOrder(transaction, id)
  if (!order) throw new Error('An order that is held is gone')
  return viewOf(transaction, order)
}
