import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { assignFreedNumbers, type WaitlistDeps } from './assign-freed-numbers.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/**
 * Gives numbers whose hold has lapsed to the next waitlist entries, and removes the lapsed entries. Also assigns
 * numbers that are free while somebody waits, as after the edition was enlarged. Returns the number of entries served;
 * call `mail.wake()` after it.
 */
export function reassignLapsedNumbers(db: Kysely<Schema>, deps: WaitlistDeps, now: () => Date): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockWaitlist(transaction)
    const time = now()
    const lapsed = await sql<{ reserved_for: string }>`
      with lapsed as (
        select number, reserved_for from edition_numbers where reserved_for is not null and reserved_until <= ${time} for update
      )
      update edition_numbers as freed set reserved_for = null, reserved_until = null
      from lapsed where freed.number = lapsed.number
      returning lapsed.reserved_for
    `.execute(transaction)
    for (const { reserved_for } of lapsed.rows) await removeLapsedEntry(transaction, reserved_for)
    return assignFreedNumbers(transaction, deps, time)
  })
}

/** Removes a lapsed entry, unless another number is still held for its owner, as after a sign-in. */
async function removeLapsedEntry(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
  await sql`
    delete from edition_waitlist
    where (customer_id = ${ownerId} or guest_id = ${ownerId})
      and not exists (select from edition_numbers where reserved_for = ${ownerId})
  `.execute(transaction)
}
