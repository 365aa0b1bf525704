import { sql, type Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import { hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueFreedNumberMail } from './freed-number-mail.ts'

export type WaitlistDeps = { readonly mail: Mailer }

const reservedMs = settings.edition.reservedHours * hourMs

/**
 * Reserves free numbers for the waitlist, one for each entry in order, and queues the mails about them. The caller has
 * locked the waitlist. Returns the number of entries served; call `mail.wake()` after the transaction.
 */
export async function assignFreedNumbers(
  transaction: Transaction<Schema>,
  deps: WaitlistDeps,
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + reservedMs)
  for (let assignedCount = 0; ; assignedCount += 1) {
    const first = await transaction
      .selectFrom('edition_waitlist')
      .selectAll()
      .where('notified_at', 'is', null)
      .orderBy('position')
      .limit(1)
      .executeTakeFirst()
    if (!first) return assignedCount
    const reserved = await reserveFreeNumber(transaction, first.customer_id ?? first.guest_id, until)
    if (reserved === undefined) return assignedCount
    await transaction.updateTable('edition_waitlist').set({ notified_at: now }).where('id', '=', first.id).execute()
    await queueFreedNumberMail(transaction, deps, { ...first, number: reserved, until }, now)
  }
}

/** Reserves the lowest free number. Waits for a number that is being taken at this moment. */
async function reserveFreeNumber(
  transaction: Transaction<Schema>,
  ownerId: string | null,
  until: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    with free as (
      select number from edition_numbers where pair_id is null and reserved_for is null order by number limit 1 for update
    )
    update edition_numbers as freed set reserved_for = ${ownerId}, reserved_until = ${until}
    from free where freed.number = free.number
    returning freed.number
  `.execute(transaction)
  return rows[0]?.number
}
