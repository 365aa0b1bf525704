import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const keptMs = 30 * 24 * 3_600_000

/** What became of a job is known for a while, should somebody ask. */
export async function forgetOldJobs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('ended_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
