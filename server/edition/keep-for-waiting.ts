import { sql, type Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import { tellOfNumber } from './tell-of-number.ts'

export type ListParts = { readonly mail: Mailroom }

const keptMs = settings.edition.keptHours * 3_600_000

/**
 * Keeps numbers that are nobody's for those who wait, one for each in the order of the list, and queues the mail that tells them. The list is
 * held. Says how many were told; `mail.wake()` belongs after the transaction.
 */
export async function keepForWaiting(transaction: Transaction<Schema>, parts: ListParts, now: Date): Promise<number> {
  const until = new Date(now.getTime() + keptMs)
  for (let told = 0; ; told += 1) {
    const first = await transaction
      .selectFrom('edition_list')
      .selectAll()
      .where('told_at', 'is', null)
      .orderBy('place')
      .limit(1)
      .executeTakeFirst()
    if (!first) return told
    const kept = await keepOne(transaction, first.customer_id ?? first.guest_id, until)
    if (kept === undefined) return told
    await transaction.updateTable('edition_list').set({ told_at: now }).where('id', '=', first.id).execute()
    await tellOfNumber(transaction, parts, { ...first, number: kept, until }, now)
  }
}

/** The lowest number that is nobody's. One that is being taken at this moment is waited for. */
async function keepOne(
  transaction: Transaction<Schema>,
  ownerId: string | null,
  until: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    with free as (
      select number from edition_numbers where pair_id is null and kept_for is null order by number limit 1 for update
    )
    update edition_numbers as kept set kept_for = ${ownerId}, kept_until = ${until}
    from free where kept.number = free.number
    returning kept.number
  `.execute(transaction)
  return rows[0]?.number
}
