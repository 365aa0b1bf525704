import type { Transaction } from 'kysely'
import type { OrderRequest } from '#domain/contract/orders.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Owner } from '#server/scans/owner.ts'
import type { Secrets } from '#server/verifications/secrets.ts'
import { opensOrder } from './mails/order-token.ts'
import { toOrderView } from './order-view.ts'
import { lockOrder, type OrderRow } from './transition-context.ts'

/**
 * Locks the order that a visitor names by number: their own, or one whose link they have. Another owner's order is
 * answered like one that does not exist. The lock lasts until the transaction ends.
 */
export async function lockVisitorOrder(
  transaction: Transaction<Schema>,
  secrets: Secrets,
  owner: Owner,
  { number, token }: OrderRequest,
  now: Date,
): Promise<OrderRow | undefined> {
  const mayMove = (order: OrderRow | undefined): order is OrderRow =>
    order !== undefined &&
    ((order.customer_id === owner.customer_id && order.guest_id === owner.guest_id) ||
      (token !== undefined && opensOrder(secrets, token, order, now)))
  const preview = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', readOrderNumber(number) ?? '')
    .executeTakeFirst()
  // Only authorized visitors may lock an order; `lockOrder` locks its owner before it.
  if (!mayMove(preview)) return undefined
  const order = await lockOrder(transaction, preview.id)
  return mayMove(order) ? order : undefined
}

/** The customer's view of an order after the command. */
export async function loadOrderView(transaction: Transaction<Schema>, id: string) {
  const order = await lockOrder(transaction, id)
  if (!order) throw new Error('The locked order does not exist')
  return toOrderView(transaction, order)
}
