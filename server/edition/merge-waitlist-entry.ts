import type { Selectable, Transaction } from 'kysely'
import type { EditionWaitlistTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { selectWaitlistEntry } from './leave-waitlist.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/**
 * Moves a guest's waitlist entry and its held number to the customer that the guest is. Of two entries the served one
 * stays, otherwise the one further ahead. The caller has locked guest and customer.
 */
export async function mergeWaitlistEntry(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  if (!(await selectWaitlistEntry(transaction, guestId).executeTakeFirst())) return
  await lockWaitlist(transaction)
  const entries = await transaction
    .selectFrom('edition_waitlist')
    .selectAll()
    .where((is) => is.or([is('guest_id', '=', guestId), is('customer_id', '=', customerId)]))
    .execute()
  const [stays, ...others] = entries.toSorted(compareEntries)
  // The entry lapsed while this transaction waited for the lock.
  if (!stays) return
  for (const { id } of others) await transaction.deleteFrom('edition_waitlist').where('id', '=', id).execute()
  await transaction
    .updateTable('edition_waitlist')
    .set({ customer_id: customerId, guest_id: null })
    .where('id', '=', stays.id)
    .execute()
  await transaction
    .updateTable('edition_numbers')
    .set({ reserved_for: customerId })
    .where('reserved_for', '=', guestId)
    .execute()
}

type WaitlistEntry = Selectable<EditionWaitlistTable>

const compareEntries = (one: WaitlistEntry, other: WaitlistEntry) =>
  Number(one.notified_at === null) - Number(other.notified_at === null) || one.position - other.position
