import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** A guest's leave to make another pair is the customer's that they are. Two of them are one. Guest and customer are held. */
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
