import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { assignFreedNumbers, type WaitlistDeps } from './assign-freed-numbers.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/** Selects the waitlist entry of a customer or guest, by the id of either. */
export function selectWaitlistEntry(db: Kysely<Schema>, ownerId: string) {
  return db
    .selectFrom('edition_waitlist')
    .selectAll()
    .where((is) => is.or([is('customer_id', '=', ownerId), is('guest_id', '=', ownerId)]))
}

/** Removes an owner from the waitlist, if they are on it; a number held for them goes to the next entry. */
export async function leaveWaitlist(
  transaction: Transaction<Schema>,
  deps: WaitlistDeps,
  ownerId: string,
  now: Date,
): Promise<void> {
  await lockWaitlist(transaction)
  const own = await selectWaitlistEntry(transaction, ownerId).executeTakeFirst()
  if (own) await transaction.deleteFrom('edition_waitlist').where('id', '=', own.id).execute()
  await transaction
    .updateTable('edition_numbers')
    .set({ reserved_for: null, reserved_until: null })
    .where('reserved_for', '=', ownerId)
    .execute()
  await assignFreedNumbers(transaction, deps, now)
}
