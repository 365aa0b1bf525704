import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { publish } from '#server/streams/publish.ts'
import { lockOrder, type OrderRow } from './transition-context.ts'

/** Publishes to the owner that their order has changed, in the transaction of the change. */
export function publishOrderEvent(
  transaction: Transaction<Schema>,
  { customer_id: customerId, guest_id: guestId, number, stage }: OrderRow,
  now: Date,
): Promise<void> {
  // The table guarantees that an order has an owner.
  const whose = customerId !== null ? { customerId } : { guestId: guestId as string }
  return publish(transaction, whose, { kind: 'order.changed', payload: { number, stage } }, now)
}

/** Publishes a change without a move: the order as it is now. */
export async function publishOrderNow(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(transaction, orderId)
  if (order) await publishOrderEvent(transaction, order, now)
}
