import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { publish } from '#server/streams/publish.ts'
import { lockOrder, type OrderRow } from './transition-context.ts'

/** Tells whose order it is that something of it is otherwise, in the transaction of what it is. */
export function publishOrderEvent(
  transaction: Transaction<Schema>,
  { customer_id: customerId, guest_id: guestId, number, stage }: OrderRow,
  now: Date,
): Promise<void> {
  // The table has no order of nobody.
  const whose = customerId !== null ? { customerId } : { guestId: guestId as string }
  return publish(transaction, whose, { kind: 'order.moved', payload: { number, stage } }, now)
}

/** The same of what is otherwise without a move: as the order stands now. */
export async function publishOrderNow(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(transaction, orderId)
  if (order) await publishOrderEvent(transaction, order, now)
}
