import type { Kysely } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import { hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than any verification is valid, and than any rate limit lasts. */
const retentionMs = retention.verificationHours * hourMs

/** Purges verifications and rate limits after their use. */
export async function purgeOldVerifications(db: Kysely<Schema>, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - retentionMs)
  await db.deleteFrom('email_verifications').where('expires_at', '<', longAgo).execute()
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', now).execute()
}
