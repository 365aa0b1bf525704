import type { Kysely } from 'kysely'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import { doJob, type RunJobResult } from './do-job.ts'
import type { JobKind } from './job-kind.ts'
import { endJob, type LeasedJob, prolongLease, putBack, putOff } from './leased-job.ts'
import { hasTriesLeft, pauseAfter } from './retry-rule.ts'

export type TryLimits = {
  /** What a killed server had under way is free again after the lease; a living one prolongs it meanwhile. */
  readonly leaseMs: number
  readonly prolongMs: number
  /** How long a deed may take to end once it was told to. */
  readonly endMs: number
}

type TryJobDeps = { readonly log: Log; readonly limits: TryLimits; now(): Date }

/** What a server does with a job that it has taken on. */
export type JobRun = {
  readonly db: Kysely<Schema>
  readonly kind: JobKind
  readonly job: LeasedJob
  /** Fires when the shop can wait no longer. */
  readonly stopping: AbortSignal
  reportError(error: unknown): void
}

/** A deed that goes on after it was told to end is left behind; if it ends nevertheless, it has lost the job. */
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

/** Tries jobs: keeps their lease meanwhile, and afterwards ends them, puts them off, gives them up or back. */
export function jobTrier({ log, limits, now }: TryJobDeps) {
  const later = (ms: number) => new Date(now().getTime() + ms)
  const nextDueAt = ({ everyMs }: JobKind) => (everyMs === undefined ? undefined : later(everyMs))
  const jobDetails = ({ id, kind, subject, attempts }: LeasedJob) => ({ jobId: id, kind, subject, attempts })

  /** Keeps the lease while the job is under way, and writes how far it is. */
  function renewLease({ db, job, reportError }: JobRun, progress: () => string | null): () => void {
    let isFetching = false
    const timer = setInterval(async () => {
      // A database that does not answer is not asked twice.
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
      log.info(about, 'A job waits for its next try')
      return
    }
    const end = { now: now(), why: 'given_up', error, progress, nextAt: nextDueAt(kind) } as const
    await endJob(db, job, end)
    log.warn(about, end.nextAt ? 'A recurring job failed, and waits for its next time' : 'A job is given up')
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
    const tried = ended === 'left' ? fail('not_now', stopping.aborted ? 'STOPPED' : 'TOO_SLOW') : ended
    if (tried.ok) {
      // What recurs would fill the log.
      if (kind.everyMs === undefined) log.info(jobDetails(job), 'A job is done')
    } else if (tried.code === 'lost') {
      log.warn(jobDetails(job), 'A job was taken over by another server meanwhile')
    } else if (stopping.aborted && tried.code === 'not_now') {
      await putBack(db, job, { error: tried.facts, progress })
    } else {
      await handleJobError(turn, { error: tried.facts, isFinal: tried.code === 'refused', progress })
    }
  }
}
