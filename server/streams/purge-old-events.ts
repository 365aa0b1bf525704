import type { Kysely } from 'kysely'
import { streamSettings } from '#domain/stream-settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'

const retentionMs = streamSettings.retentionDays * dayMs

/** A reader that returns after the retention is told that it has missed events and reloads the current state. */
export async function purgeOldEvents(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('stream_events')
    .where('created_at', '<=', new Date(now.getTime() - retentionMs))
    .execute()
}
