import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { selectOpenSale } from './select-open-sale.ts'

/** A guest's orders are the customer's that they are. Both are held. */
export async function linkOrdersOfGuest(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<number> {
  const theirs = await transaction
    .selectFrom('orders')
    .select('id')
    .where('guest_id', '=', guestId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = theirs.map(({ id }) => id)
  if (ids.length > 0) await transferOrders(transaction, ids, customerId)
  return ids.length
}

/**
 * Guests' orders, which are held as their customer is, are a customer's from now on, with their mails. Where one is open already, those
 * stand beside it.
 */
export async function transferOrders(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  const open = await selectOpenSale(transaction, { customer_id: customerId, guest_id: null }).executeTakeFirst()
  await transaction
    .updateTable('orders')
    .set({ customer_id: customerId, guest_id: null, ...(open && { is_beside: true }) })
    .where('id', 'in', ids)
    .execute()
  await transaction.updateTable('mails').set({ customer_id: customerId }).where('order_id', 'in', ids).execute()
}
