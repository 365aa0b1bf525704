import type { Kysely } from 'kysely'
import { keptFor } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than any question about an address is open, and than any count lasts. */
const keptMs = keptFor.proofHours * 3_600_000

/** What was asked of addresses is not kept beyond its use. */
export async function forgetOldProofs(db: Kysely<Schema>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - keptMs)
  await db.deleteFrom('email_proofs').where('expires_at', '<', longAgo).execute()
  await db.deleteFrom('hits').where('ends_at', '<=', now).execute()
}
