import type { Kysely } from 'kysely'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'

const retentionMs = streamSettings.retentionDays * 86_400_000

/** Who comes again after so long hears that they have missed something, and reads anew how things stand. */
export async function purgeOldEvents(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('stream_events')
    .where('created_at', '<=', new Date(now.getTime() - retentionMs))
    .execute()
}
