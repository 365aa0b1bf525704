import type { Kysely } from 'kysely'
import { retention } from '#domain/limit-settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'

const retentionMs = retention.jobDays * dayMs

/** Ended jobs are retained for a while, so that their outcome can be looked up. */
export async function purgeOldJobs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('ended_at', '<', new Date(now.getTime() - retentionMs))
    .execute()
}
