import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { JobKinds } from './job-kind.ts'

export type JobInput = {
  readonly kind: string
  /** What it is about. Of one kind there is one open job for each subject. */
  readonly subject: string
  readonly payload?: object
  /** At once when it is not said. */
  readonly dueAt?: Date
}

/** The recurring jobs are the whole shop's. */
const wholeShop = 'shop'

function toJobRow({ kind, subject, payload = {}, dueAt }: JobInput, now: Date) {
  return { id: randomUUID(), kind, subject, payload: JSON.stringify(payload), queued_at: now, due_at: dueAt ?? now }
}

/**
 * Queues a job within the transaction that makes it necessary: both happen, or neither does. One that waits for the same
 * subject already takes the newer payload and the earlier time. One that is under way may have looked before this
 * transaction ends, so it is done once more. Afterwards the jobs may be woken. Returns the id of the open job.
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
          wanted_again: sql<boolean>`jobs.claim is not null`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Each recurring kind has its one job, however many servers begin at once. One that waits longer than its kind does, as by a
 * clock that testers moved on and back, comes at its usual time.
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
