import type { Kysely } from 'kysely'
import { keptFor } from '#domain/limit-settings.ts'
import type { Schema } from '#server/db/schema.ts'

const keptMs = keptFor.jobDays * 86_400_000

/** What became of a job is known for a while, should somebody ask. */
export async function forgetOldJobs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('ended_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
