import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Moves a guest's additional order grant to the customer that the guest is; two grants become one. The caller has
 * locked both.
 */
export async function mergeAdditionalOrderGrant(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  const left = await transaction
    .deleteFrom('additional_order_grants')
    .where('guest_id', '=', guestId)
    .returning('granted_at')
    .executeTakeFirst()
  if (!left) return
  await transaction
    .insertInto('additional_order_grants')
    .values({ customer_id: customerId, guest_id: null, granted_at: left.granted_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
