import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { holdList } from './hold-list.ts'
import { keepForWaiting, type ListParts } from './keep-for-waiting.ts'

/** The place of a customer or guest, by the id of either. */
export function placeOfOwner(db: Kysely<Schema>, ownerId: string) {
  return db
    .selectFrom('edition_list')
    .selectAll()
    .where((is) => is.or([is('customer_id', '=', ownerId), is('guest_id', '=', ownerId)]))
}

/** Takes somebody off the list, if they are on it; a number that is still kept for them goes to the next one. */
export async function leaveList(
  transaction: Transaction<Schema>,
  parts: ListParts,
  ownerId: string,
  now: Date,
): Promise<void> {
  await holdList(transaction)
  const own = await placeOfOwner(transaction, ownerId).executeTakeFirst()
  if (own) await transaction.deleteFrom('edition_list').where('id', '=', own.id).execute()
  await transaction
    .updateTable('edition_numbers')
    .set({ kept_for: null, kept_until: null })
    .where('kept_for', '=', ownerId)
    .execute()
  await keepForWaiting(transaction, parts, now)
}
