import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Forgets what was sent to an address whose account is deleted, and what was to be: a code of it opens nothing any more. */
export async function forgetMailsTo(transaction: Transaction<Schema>, address: string): Promise<void> {
  await transaction.deleteFrom('mails').where('to_address', '=', address).execute()
}
