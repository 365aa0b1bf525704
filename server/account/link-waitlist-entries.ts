import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Links waitlist entries to the customer who verified their e-mail address, so that they can see and leave the lists.
 * Returns how many there are.
 */
export async function linkWaitlistEntries(
  transaction: Transaction<Schema>,
  email: string,
  customerId: string,
): Promise<number> {
  const linked = await transaction
    .updateTable('country_waitlist')
    .set({ customer_id: customerId })
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(linked.numUpdatedRows)
}
