import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { openSaleOf } from './open-sale-of.ts'

/** A guest's orders are the customer's that they are. Of two that are open, the guest's stands beside the other from now on. Both are held. */
export async function claimOrdersOf(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<number> {
  const open = await openSaleOf(transaction, { customer_id: customerId, guest_id: null }).executeTakeFirst()
  const claimed = await transaction
    .updateTable('orders')
    .set({ customer_id: customerId, guest_id: null, ...(open && { is_beside: true }) })
    .where('guest_id', '=', guestId)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows)
}
