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
    .deleteFrom('order_leaves')
    .where('guest_id', '=', guestId)
    .returning('given_at')
    .executeTakeFirst()
  if (!left) return
  await transaction
    .insertInto('order_leaves')
    .values({ customer_id: customerId, guest_id: null, given_at: left.given_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
