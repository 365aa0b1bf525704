import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { JobsTable, Schema } from '#server/db/schema.ts'

/** A job that this server holds the lease of. */
export type LeasedJob = Omit<Selectable<JobsTable>, 'lease_token'> & { readonly lease_token: string }

type Db = Kysely<Schema>

/** Jobs that are due and not leased. */
function due(db: Db, now: Date) {
  return db
    .selectFrom('jobs')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', now)]))
}

/** Which of these kinds have due jobs. It is one cheap query while there are none. */
export async function dueKinds(db: Db, kinds: readonly string[], now: Date): Promise<string[]> {
  if (kinds.length === 0) return []
  const rows = await due(db, now).select('kind').distinct().where('kind', 'in', kinds).execute()
  return rows.map(({ kind }) => kind)
}

type LeaseRequest = {
  readonly kind: string
  readonly count: number
  readonly now: Date
  readonly until: Date
  /**
   * Jobs that this server is running: when the clock is moved forward their leases expire, although it still runs them.
   */
  readonly except?: readonly string[]
}

/**
 * Leases due jobs, the longest due first. Servers that poll at the same moment skip each other's locked rows. The row
 * locks end with this statement; the lease lasts while the job runs.
 */
export async function leaseJobs(db: Db, { kind, count, now, until, except = [] }: LeaseRequest): Promise<LeasedJob[]> {
  const leaseToken = randomUUID()
  const rows = await db
    .with(
      // Materialized: as a plain subquery it may be evaluated again for every row and lease more jobs than `count`.
      (cte) => cte('due').materialized(),
      (cte) =>
        due(cte as unknown as Db, now)
          .select('id')
          .where('kind', '=', kind)
          .$if(except.length > 0, (all) => all.where('id', 'not in', except))
          .orderBy('due_at')
          .limit(count)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .whereRef('jobs.id', '=', 'due.id')
    .set((is) => ({
      lease_token: leaseToken,
      lease_until: until,
      started_at: now,
      attempts: is('jobs.attempts', '+', 1),
      is_requeued: false,
    }))
    .returningAll('jobs')
    .execute()
  return rows.map((row) => ({ ...row, lease_token: leaseToken }))
}

/** Updates a job as long as this server holds its lease; ending the job releases the lease too. */
function updateLeasedJob(db: Db, { id, lease_token: leaseToken }: LeasedJob) {
  return db.updateTable('jobs').where('id', '=', id).where('lease_token', '=', leaseToken)
}

const released = { lease_token: null, lease_until: null } as const

export async function prolongLease(db: Db, job: LeasedJob, until: Date, progress: string | null): Promise<void> {
  await updateLeasedJob(db, job).set({ lease_until: until, progress }).execute()
}

type FailedAttempt = { readonly error: string; readonly progress: string | null }

/** Returns a job to the queue. An attempt that the shop's own stop interrupted is not counted. */
export async function putBack(db: Db, job: LeasedJob, { error, progress }: FailedAttempt): Promise<void> {
  await updateLeasedJob(db, job)
    .set((is) => ({ ...released, progress, last_error: error, attempts: is('attempts', '-', 1) }))
    .execute()
}

export async function putOff(db: Db, job: LeasedJob, left: FailedAttempt & { readonly dueAt: Date }): Promise<void> {
  const { error, progress, dueAt } = left
  await updateLeasedJob(db, job)
    .set({ ...released, progress, last_error: error, due_at: dueAt })
    .execute()
}

/** How a job ends that succeeded or ran out of attempts. */
export type JobEnd = {
  readonly now: Date
  readonly why: 'done' | 'given_up'
  readonly error?: string | null
  readonly progress: string | null
  /** When a recurring job is due again, whatever its outcome. */
  readonly nextAt: Date | undefined
}

/**
 * Ends a job, or makes it due again: at its next time, or immediately if it was queued again meanwhile. Returns false
 * and changes nothing if this server no longer holds the lease.
 */
export async function endJob(
  db: Db,
  job: LeasedJob,
  { now, why, error = null, progress, nextAt }: JobEnd,
): Promise<boolean> {
  const time = sql<Date>`cast(${now} as timestamptz)`
  const next = sql<Date>`cast(${nextAt ?? now} as timestamptz)`
  const isQueuedAgain = nextAt ? sql<boolean>`true` : sql<boolean>`is_requeued`
  const { numUpdatedRows } = await updateLeasedJob(db, job)
    .set({
      ...released,
      progress,
      is_requeued: false,
      due_at: sql`case when is_requeued then ${time} when ${isQueuedAgain} then ${next} else due_at end`,
      queued_at: sql`case when ${isQueuedAgain} then ${time} else queued_at end`,
      attempts: sql`case when ${isQueuedAgain} then 0 else attempts end`,
      // A success after a failure keeps the last error as a record.
      last_error: sql`case when ${isQueuedAgain} then ${error} else coalesce(${error}, last_error) end`,
      ended_at: sql`case when ${isQueuedAgain} then null else ${time} end`,
      end_reason: sql`case when ${isQueuedAgain} then null else ${why} end`,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends a job whose effects outside the database are done, even if this server lost the lease. Returns whether it had
 * not been ended as done yet. A job that was queued again since is a new request and stays open.
 */
export async function endForAll(db: Db, { id, queued_at: queuedAt }: LeasedJob, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...released, ended_at: now, end_reason: 'done' })
    .where('id', '=', id)
    .where('queued_at', '=', queuedAt)
    .where(sql<boolean>`end_reason is distinct from 'done'`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
