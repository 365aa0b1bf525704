import type { Kysely } from 'kysely'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import { doJob, type RunJobResult } from './do-job.ts'
import type { JobKind } from './job-kind.ts'
import { endJob, type LeasedJob, prolongLease, putBack, putOff } from './leased-job.ts'
import { hasTriesLeft, pauseAfter } from './retry-rule.ts'

export type TryLimits = {
  /**
   * How long a job stays leased; its server prolongs the lease. After a crash the job is free again once the lease has
   * expired.
   */
  readonly leaseMs: number
  readonly prolongMs: number
  /** How long a job may take to end after it was aborted. */
  readonly endMs: number
}

type TryJobDeps = { readonly log: Log; readonly limits: TryLimits; now(): Date }

/** One attempt of a job that this server has leased. */
export type JobRun = {
  readonly db: Kysely<Schema>
  readonly kind: JobKind
  readonly job: LeasedJob
  /** Aborts when the shop can wait no longer. */
  readonly stopping: AbortSignal
  reportError(error: unknown): void
}

/**
 * Resolves to `left` when a job does not end in time after its abort. If it ends nevertheless, it has lost its lease.
 */
async function untilLeft(
  running: Promise<RunJobResult>,
  signal: AbortSignal,
  endMs: number,
): Promise<RunJobResult | 'left'> {
  const left = Promise.withResolvers<'left'>()
  let timer: NodeJS.Timeout | undefined
  const releaseLease = () => {
    timer = setTimeout(() => left.resolve('left'), endMs)
  }
  signal.addEventListener('abort', releaseLease, { once: true })
  const tried = await Promise.race([running, left.promise])
  signal.removeEventListener('abort', releaseLease)
  clearTimeout(timer)
  return tried
}

/**
 * Runs jobs: renews their leases meanwhile, and afterwards ends them, postpones them, gives them up or returns them to
 * the queue.
 */
export function jobTrier({ log, limits, now }: TryJobDeps) {
  const later = (ms: number) => new Date(now().getTime() + ms)
  const nextDueAt = ({ everyMs }: JobKind) => (everyMs === undefined ? undefined : later(everyMs))
  const jobDetails = ({ id, kind, subject, attempts }: LeasedJob) => ({ jobId: id, kind, subject, attempts })

  /** Renews the lease while the job runs, and writes its progress. */
  function renewLease({ db, job, reportError }: JobRun, progress: () => string | null): () => void {
    let isFetching = false
    const timer = setInterval(async () => {
      // Skips a renewal while the previous one is still waiting for the database.
      if (isFetching) return
      isFetching = true
      await prolongLease(db, job, later(limits.leaseMs), progress()).catch(reportError)
      isFetching = false
    }, limits.prolongMs)
    return () => clearInterval(timer)
  }

  async function handleJobError(
    { db, kind, job }: JobRun,
    left: { error: string; isFinal: boolean; progress: string | null },
  ) {
    const { error, isFinal, progress } = left
    const about = { ...jobDetails(job), error }
    const ageMs = now().getTime() - job.queued_at.getTime()
    const pauseMs = isFinal ? undefined : pauseAfter(kind.retry, { attempts: job.attempts, ageMs })
    if (pauseMs !== undefined) {
      await putOff(db, job, { error, progress, dueAt: later(pauseMs) })
      log.info(about, 'A job failed and will be retried')
      return
    }
    const end = { now: now(), why: 'given_up', error, progress, nextAt: nextDueAt(kind) } as const
    await endJob(db, job, end)
    log.warn(about, end.nextAt ? 'A recurring job failed and waits for its next run' : 'A job is given up')
  }

  return async function tryJob(turn: JobRun): Promise<void> {
    const { db, kind, job, stopping } = turn
    let { progress } = job
    if (!hasTriesLeft(kind.retry, job.attempts))
      return handleJobError(turn, { error: 'INTERRUPTED', isFinal: true, progress })
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(kind.limitMs)])
    const sayProgress = (said: string) => {
      progress = said.slice(0, 200)
    }
    const release = renewLease(turn, () => progress)
    const end = () => ({ now: now(), why: 'done', progress, nextAt: nextDueAt(kind) }) as const
    const running = doJob(db, { kind, job, tools: { subject: job.subject, signal, progress: sayProgress }, end })
    const ended = await untilLeft(running, signal, limits.endMs)
    release()
    const tried = ended === 'left' ? fail('temporary_failure', stopping.aborted ? 'STOPPED' : 'TOO_SLOW') : ended
    if (tried.ok) {
      // Recurring jobs would fill the log.
      if (kind.everyMs === undefined) log.info(jobDetails(job), 'A job is done')
    } else if (tried.code === 'lost') {
      log.warn(jobDetails(job), 'A job was taken over by another server meanwhile')
    } else if (stopping.aborted && tried.code === 'temporary_failure') {
      await putBack(db, job, { error: tried.facts, progress })
    } else {
      await handleJobError(turn, { error: tried.facts, isFinal: tried.code === 'refused', progress })
    }
  }
}
