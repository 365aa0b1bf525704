import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { DatabaseJob, JobError, JobKind, JobTools, WorldJob } from './job-kind.ts'
import { endForAll, endJob, type JobEnd, type LeasedJob } from './leased-job.ts'

/** `lost` means that another server has taken over the job meanwhile and this attempt was rolled back. */
export type RunJobResult = Result<undefined, JobError | 'lost', string>

type Work<Kind> = {
  readonly kind: Kind
  readonly job: LeasedJob
  readonly tools: JobTools
  /** How the job ends on success. */
  end(): JobEnd
}

/** Rolls back what a job did before it failed. */
class JobFailedError extends Error {
  readonly tried: RunJobResult & { ok: false }

  constructor(tried: RunJobResult & { ok: false }) {
    super('The job failed and its transaction is rolled back')
    this.tried = tried
  }
}

/**
 * The code or name of an error. Messages of the database are left out: they may contain the row, and so personal data.
 */
export function readErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error ? String(error.code) : error.name
}

/** If two servers run a job at once, the second finds it ended and rolls back. */
async function changeDatabase(
  db: Kysely<Schema>,
  { kind, job, tools, end }: Work<DatabaseJob>,
  payload: z.output<z.ZodMiniType>,
): Promise<RunJobResult> {
  try {
    await inTransaction(db, async (transaction) => {
      const done = await kind.run(transaction, payload, tools)
      if (!done.ok) throw new JobFailedError(done)
      if (!(await endJob(transaction, job, end()))) throw new JobFailedError(fail('lost', 'LOST'))
    })
    return ok(undefined)
  } catch (error) {
    if (error instanceof JobFailedError) return error.tried
    throw error
  }
}

async function changeWorld(
  db: Kysely<Schema>,
  { kind, job, tools, end }: Work<WorldJob>,
  payload: z.output<z.ZodMiniType>,
): Promise<RunJobResult> {
  const done = await kind.run(db, payload, tools)
  if (!done.ok) return done
  const isEnded =
    (await endJob(db, job, end())) || (kind.everyMs === undefined && (await endForAll(db, job, end().now)))
  return isEnded ? done : fail('lost', 'LOST')
}

/**
 * Runs one attempt of a job. Never inside the transaction that leased it: other servers that look for jobs would wait
 * for it.
 */
export async function doJob(db: Kysely<Schema>, work: Work<JobKind>): Promise<RunJobResult> {
  const { kind } = work
  const payload = kind.payload.safeParse(work.job.payload)
  if (!payload.success) return fail('refused', 'UNREADABLE')
  try {
    return kind.touches === 'database'
      ? await changeDatabase(db, { ...work, kind }, payload.data)
      : await changeWorld(db, { ...work, kind }, payload.data)
  } catch (error) {
    return fail('temporary_failure', readErrorCode(error))
  }
}
