import type { Kysely } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than any question about an address is open, and than any count lasts. */
const retentionMs = retention.verificationHours * 3_600_000

/** What was asked of addresses is not kept beyond its use. */
export async function purgeOldVerifications(db: Kysely<Schema>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - retentionMs)
  await db.deleteFrom('email_proofs').where('expires_at', '<', longAgo).execute()
  await db.deleteFrom('hits').where('ends_at', '<=', now).execute()
}
