import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Blocks every other change of the waitlist until the transaction ends, so that nobody joins while a number is freed,
 * and no number is reserved twice. Does not block reads, nor orders of visitors who are not on the list. Lock order:
 * orders and owners before the waitlist, numbers after it.
 */
export async function lockWaitlist(transaction: Transaction<Schema>): Promise<void> {
  await sql`lock table edition_waitlist in share row exclusive mode`.execute(transaction)
}
