import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { JobKinds } from './job-kind.ts'

export type JobInput = {
  readonly kind: string
  /** What the job is about. There is at most one open job per kind and subject. */
  readonly subject: string
  readonly payload?: object
  /** Due immediately if not set. */
  readonly dueAt?: Date
}

/** The subject of recurring jobs, which concern the whole shop. */
const wholeShop = 'shop'

function toJobRow({ kind, subject, payload = {}, dueAt }: JobInput, now: Date) {
  return { id: randomUUID(), kind, subject, payload: JSON.stringify(payload), queued_at: now, due_at: dueAt ?? now }
}

/**
 * Queues a job within the transaction that requires it: both are committed, or neither. An open job of the same subject
 * takes the newer payload and the earlier due time. If it is already running, it runs once more, because it may have
 * read the data before this transaction was committed. Call `wake` after the commit. Returns the id of the open job.
 */
export async function queueJob(transaction: Transaction<Schema>, jobInput: JobInput, now: Date): Promise<string> {
  const { id } = await transaction
    .insertInto('jobs')
    .values(toJobRow(jobInput, now))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .where('ended_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          payload: ref('excluded.payload'),
          queued_at: ref('excluded.queued_at'),
          due_at: sql<Date>`least(jobs.due_at, excluded.due_at)`,
          is_requeued: sql<boolean>`jobs.lease_token is not null`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Ensures one open job for each recurring kind, however many servers start at once. A job that is due later than one
 * interval from now, as after testers moved the clock forward and back, is moved to that time.
 */
export async function queueRecurring(db: Kysely<Schema>, kinds: JobKinds, now: Date): Promise<void> {
  for (const [kind, { everyMs }] of Object.entries(kinds)) {
    if (everyMs === undefined) continue
    const latest = new Date(now.getTime() + everyMs)
    await db
      .insertInto('jobs')
      .values(toJobRow({ kind, subject: wholeShop }, now))
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject'])
          .where('ended_at', 'is', null)
          .doUpdateSet({ due_at: sql<Date>`least(jobs.due_at, cast(${latest} as timestamptz))` }),
      )
      .execute()
  }
}
