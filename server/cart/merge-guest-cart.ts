import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Merges a guest's cart into the account at sign-in. If both have a line of the same design, the later one stays, in
 * the cart or saved for later as it was. The cart may exceed its limit by this: no line is removed, and none can be
 * added. The caller has locked guest and customer.
 */
export async function mergeGuestCart(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  await sql`
    delete from cart_lines as earlier using cart_lines as later
    where earlier.design_id = later.design_id and earlier.id <> later.id
      and (earlier.guest_id = ${guestId} or earlier.customer_id = ${customerId})
      and (later.guest_id = ${guestId} or later.customer_id = ${customerId})
      -- Of two of one moment the account's stays.
      and (earlier.added_at < later.added_at or (earlier.added_at = later.added_at and earlier.guest_id is not null))
  `.execute(transaction)
  await transaction
    .updateTable('cart_lines')
    .set({ customer_id: customerId, guest_id: null })
    .where('guest_id', '=', guestId)
    .execute()
}
