import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The proven owner of an address may see which lists it is on, and leave them. Says how many there are. */
export async function linkWaitlistEntries(
  transaction: Transaction<Schema>,
  email: string,
  customerId: string,
): Promise<number> {
  const linked = await transaction
    .updateTable('country_waiting_list')
    .set({ customer_id: customerId })
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  return Number(linked.numUpdatedRows)
}
