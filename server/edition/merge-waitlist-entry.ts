import type { Selectable, Transaction } from 'kysely'
import type { EditionWaitlistTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { selectWaitlistEntry } from './leave-waitlist.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/**
 * A guest's place on the list is the customer's that they are, with the number that is kept for it. Of two places the one that was told stays, else
 * the one further ahead. Guest and customer are held.
 */
export async function mergeWaitlistEntry(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  if (!(await selectWaitlistEntry(transaction, guestId).executeTakeFirst())) return
  await lockWaitlist(transaction)
  const entries = await transaction
    .selectFrom('edition_list')
    .selectAll()
    .where((is) => is.or([is('guest_id', '=', guestId), is('customer_id', '=', customerId)]))
    .execute()
  const [stays, ...others] = entries.toSorted(compareEntries)
  // It has lapsed while the list was waited for.
  if (!stays) return
  for (const { id } of others) await transaction.deleteFrom('edition_list').where('id', '=', id).execute()
  await transaction
    .updateTable('edition_list')
    .set({ customer_id: customerId, guest_id: null })
    .where('id', '=', stays.id)
    .execute()
  await transaction
    .updateTable('edition_numbers')
    .set({ kept_for: customerId })
    .where('kept_for', '=', guestId)
    .execute()
}

type WaitlistEntry = Selectable<EditionWaitlistTable>

const compareEntries = (one: WaitlistEntry, other: WaitlistEntry) =>
  Number(one.told_at === null) - Number(other.told_at === null) || one.place - other.place
