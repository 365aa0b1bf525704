import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { selectOpenSale } from './select-open-sale.ts'

/** Links a guest's orders to the customer that the guest is. The caller has locked both. */
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
 * Transfers guest orders and their mails to a customer. The caller has locked the orders and the customer. If the
 * customer already has an open sale, the transferred orders become companions of it.
 */
export async function transferOrders(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  customerId: string,
): Promise<void> {
  const open = await selectOpenSale(transaction, { customer_id: customerId, guest_id: null }).executeTakeFirst()
  await transaction
    .updateTable('orders')
    .set({ customer_id: customerId, guest_id: null, ...(open && { is_companion: true }) })
    .where('id', 'in', ids)
    .execute()
  await transaction.updateTable('mails').set({ customer_id: customerId }).where('order_id', 'in', ids).execute()
}
