import type { Kysely } from 'kysely'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import { type ClaimedJob, endJob, prolongLease, putBack, putOff } from './claimed-job.ts'
import { doJob, type Tried } from './do-job.ts'
import type { JobKind } from './job-kind.ts'
import { hasTriesLeft, pauseAfter } from './retry-rule.ts'

export type TryLimits = {
  /** What a killed server had under way is free again after the lease; a living one prolongs it meanwhile. */
  readonly leaseMs: number
  readonly prolongMs: number
  /** How long a deed may take to end once it was told to. */
  readonly endMs: number
}

type Parts = { readonly log: Log; readonly limits: TryLimits; now(): Date }

/** What a server does with a job that it has taken on. */
export type Turn = {
  readonly db: Kysely<Schema>
  readonly kind: JobKind
  readonly job: ClaimedJob
  /** Fires when the shop can wait no longer. */
  readonly stopping: AbortSignal
  complain(error: unknown): void
}

/** A deed that goes on after it was told to end is left behind; if it ends nevertheless, it has lost the job. */
async function untilLeft(deed: Promise<Tried>, signal: AbortSignal, endMs: number): Promise<Tried | 'left'> {
  const left = Promise.withResolvers<'left'>()
  let timer: NodeJS.Timeout | undefined
  const leave = () => {
    timer = setTimeout(() => left.resolve('left'), endMs)
  }
  signal.addEventListener('abort', leave, { once: true })
  const tried = await Promise.race([deed, left.promise])
  signal.removeEventListener('abort', leave)
  clearTimeout(timer)
  return tried
}

/** Tries jobs: keeps their lease meanwhile, and afterwards ends them, puts them off, gives them up or back. */
export function jobTrier({ log, limits, now }: Parts) {
  const later = (ms: number) => new Date(now().getTime() + ms)
  const nextOf = ({ everyMs }: JobKind) => (everyMs === undefined ? undefined : later(everyMs))
  const aboutOf = ({ id, kind, subject, attempts }: ClaimedJob) => ({ jobId: id, kind, subject, attempts })

  /** Keeps the lease while the job is under way, and writes how far it is. */
  function hold({ db, job, complain }: Turn, progress: () => string | null): () => void {
    let isAsking = false
    const timer = setInterval(async () => {
      // A database that does not answer is not asked twice.
      if (isAsking) return
      isAsking = true
      await prolongLease(db, job, later(limits.leaseMs), progress()).catch(complain)
      isAsking = false
    }, limits.prolongMs)
    return () => clearInterval(timer)
  }

  async function afterFault(
    { db, kind, job }: Turn,
    left: { fault: string; isFinal: boolean; progress: string | null },
  ) {
    const { fault, isFinal, progress } = left
    const about = { ...aboutOf(job), fault }
    const ageMs = now().getTime() - job.queued_at.getTime()
    const pauseMs = isFinal ? undefined : pauseAfter(kind.retry, { attempts: job.attempts, ageMs })
    if (pauseMs !== undefined) {
      await putOff(db, job, { fault, progress, dueAt: later(pauseMs) })
      log.info(about, 'A job waits for its next try')
      return
    }
    const end = { now: now(), why: 'given_up', fault, progress, nextAt: nextOf(kind) } as const
    await endJob(db, job, end)
    log.warn(about, end.nextAt ? 'A recurring job failed, and waits for its next time' : 'A job is given up')
  }

  return async function tryJob(turn: Turn): Promise<void> {
    const { db, kind, job, stopping } = turn
    let { progress } = job
    if (!hasTriesLeft(kind.retry, job.attempts))
      return afterFault(turn, { fault: 'INTERRUPTED', isFinal: true, progress })
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(kind.limitMs)])
    const sayProgress = (said: string) => {
      progress = said.slice(0, 200)
    }
    const release = hold(turn, () => progress)
    const end = () => ({ now: now(), why: 'done', progress, nextAt: nextOf(kind) }) as const
    const deed = doJob(db, { kind, job, tools: { subject: job.subject, signal, progress: sayProgress }, end })
    const ended = await untilLeft(deed, signal, limits.endMs)
    release()
    const tried = ended === 'left' ? fail('not_now', stopping.aborted ? 'STOPPED' : 'TOO_SLOW') : ended
    if (tried.ok) {
      // What recurs would fill the log.
      if (kind.everyMs === undefined) log.info(aboutOf(job), 'A job is done')
    } else if (tried.code === 'lost') {
      log.warn(aboutOf(job), 'A job was taken over by another server meanwhile')
    } else if (stopping.aborted && tried.code === 'not_now') {
      await putBack(db, job, { fault: tried.facts, progress })
    } else {
      await afterFault(turn, { fault: tried.facts, isFinal: tried.code === 'refused', progress })
    }
  }
}
