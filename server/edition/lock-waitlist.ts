import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Keeps every other change of the list waiting until this transaction ends, so that nobody joins while a number comes free, and none is kept for
 * two. Reading goes on, and so does placing by whoever is not on it. Orders and owners are held before it, numbers after it.
 */
export async function lockWaitlist(transaction: Transaction<Schema>): Promise<void> {
  await sql`lock table edition_list in share row exclusive mode`.execute(transaction)
}
