import type { Kysely } from 'kysely'
import { fail } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Log } from '#server/log.ts'
import { type ClaimedJob, claimJobs, dueKinds, endJob, prolongLease, putBack, putOff } from './claimed-job.ts'
import { doJob, faultOf, type Tried } from './do-job.ts'
import type { JobKind, JobKinds } from './job-kind.ts'
import { queueRecurring } from './queue-job.ts'
import { hasTriesLeft, pauseAfter } from './retry-rule.ts'

export type JobLimits = {
  /** How often it is looked for jobs of other servers, and for those whose time has come. */
  readonly pollMs: number
  /** What a killed server had under way is free again after the lease; a living one prolongs it meanwhile. */
  readonly leaseMs: number
  readonly prolongMs: number
  /** How long jobs under way may take after the shop was asked to stop, and then to end when they are told to. */
  readonly stopMs: number
  readonly endMs: number
}

const usualLimits: JobLimits = { pollMs: 1_000, leaseMs: 6_000, prolongMs: 2_000, stopMs: 3_000, endMs: 500 }

type Parts = { readonly kinds: JobKinds; readonly log: Log; readonly limits?: JobLimits; now(): Date }

export type Jobs = {
  /** Says that a job is due. */
  wake(): void
  /** Does what is due, again and again, until it is told to stop. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

/** A deed that goes on after it was told to end is left behind; if it ends nevertheless, it has lost the job. */
async function untilLeft(
  deed: Promise<Tried>,
  signal: AbortSignal,
  endMs: number,
  fault: () => string,
): Promise<Tried> {
  const left = Promise.withResolvers<Tried>()
  let timer: NodeJS.Timeout | undefined
  const leave = () => {
    timer = setTimeout(() => left.resolve(fail('not_now', fault())), endMs)
  }
  signal.addEventListener('abort', leave, { once: true })
  const tried = await Promise.race([deed, left.promise])
  signal.removeEventListener('abort', leave)
  clearTimeout(timer)
  return tried
}

/** Does every job of the kinds it knows: each for its own time, by one server at a time. */
export function createJobs({ kinds, log, limits = usualLimits, now }: Parts): Jobs {
  let rouse = () => {}
  const later = (ms: number) => new Date(now().getTime() + ms)

  function endOf({ everyMs }: JobKind, progress: string | undefined) {
    return { now: now(), progress, nextAt: everyMs === undefined ? undefined : later(everyMs) }
  }

  async function failed(
    db: Kysely<Schema>,
    kind: JobKind,
    job: ClaimedJob,
    { fault, isFinal, progress }: { fault: string; isFinal: boolean; progress: string | undefined },
  ): Promise<void> {
    const { attempts } = job
    const about = { jobId: job.id, kind: job.kind, subject: job.subject, attempts, fault }
    const ageMs = now().getTime() - job.queued_at.getTime()
    const pauseMs = isFinal ? undefined : pauseAfter(kind.retry, { attempts, ageMs })
    if (pauseMs !== undefined) {
      await putOff(db, job, later(pauseMs), fault)
      log.info(about, 'A job waits for its next try')
      return
    }
    const end = { ...endOf(kind, progress), why: 'given_up', fault } as const
    await inTransaction(db, (transaction) => endJob(transaction, job, end))
    log.warn(about, end.nextAt ? 'A recurring job failed, and waits for its next time' : 'A job is given up')
  }

  function watch(db: Kysely<Schema>): () => Promise<void> {
    const stopping = new AbortController()
    const underWay = new Map<string, { readonly kind: string; readonly doing: Promise<void> }>()
    let isStopped = false
    let isCalled = false
    let isDown = false
    let isPlanned = false
    let wakeUp = () => {}
    rouse = () => {
      isCalled = true
      wakeUp()
    }

    function rest(): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, isCalled ? 0 : limits.pollMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }

    function complain(error: unknown): void {
      if (!isDown) log.warn({ fault: faultOf(error) }, 'The jobs do not reach the database, and it is tried again')
      isDown = true
    }

    /** Keeps the lease while the job is under way, and says how far it is. */
    function hold(job: ClaimedJob, progress: () => string | undefined): () => void {
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

    async function attempt(kind: JobKind, job: ClaimedJob): Promise<void> {
      let progress: string | undefined
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(kind.limitMs)])
      const tools = {
        subject: job.subject,
        signal,
        progress: (said: string) => {
          progress = said.slice(0, 200)
        },
      }
      const release = hold(job, () => progress)
      const deed = doJob(db, { kind, job, tools, end: () => ({ ...endOf(kind, progress), why: 'done' }) })
      const whyLeft = () => (stopping.signal.aborted ? 'STOPPED' : 'TOO_SLOW')
      const tried = await untilLeft(deed, signal, limits.endMs, whyLeft)
      release()
      const about = { jobId: job.id, kind: job.kind, subject: job.subject, attempts: job.attempts }
      if (tried.ok) {
        if (kind.everyMs === undefined) log.info(about, 'A job is done')
      } else if (tried.code === 'lost') log.warn(about, 'A job was taken over by another server meanwhile')
      else if (stopping.signal.aborted && tried.code === 'not_now') await putBack(db, job, tried.facts)
      else await failed(db, kind, job, { fault: tried.facts, isFinal: tried.code === 'refused', progress })
    }

    function begin(kind: JobKind, job: ClaimedJob): Promise<void> {
      if (hasTriesLeft(kind.retry, job.attempts)) return attempt(kind, job)
      return failed(db, kind, job, { fault: 'INTERRUPTED', isFinal: true, progress: undefined })
    }

    function freePlaces(name: string, { atOnce }: JobKind): number {
      return atOnce - [...underWay.values()].filter(({ kind }) => kind === name).length
    }

    async function takeUp(): Promise<void> {
      if (!isPlanned) await queueRecurring(db, kinds, now())
      isPlanned = true
      const free = Object.entries(kinds).filter(([name, kind]) => freePlaces(name, kind) > 0)
      const due = await dueKinds(
        db,
        free.map(([name]) => name),
        now(),
      )
      isDown = false
      for (const [name, kind] of free) {
        if (!due.includes(name)) continue
        const count = freePlaces(name, kind)
        const until = later(limits.leaseMs)
        const claimed = await claimJobs(db, { kind: name, count, now: now(), until, except: [...underWay.keys()] })
        for (const job of claimed) {
          const doing = begin(kind, job)
            .catch(complain)
            .finally(() => {
              underWay.delete(job.id)
              rouse()
            })
          underWay.set(job.id, { kind: name, doing })
        }
      }
    }

    async function run(): Promise<void> {
      while (!isStopped) {
        isCalled = false
        await takeUp().catch(complain)
        await rest()
      }
    }

    const running = run()
    return async () => {
      isStopped = true
      rouse()
      await running
      const hurry = setTimeout(() => stopping.abort(), limits.stopMs)
      await Promise.all([...underWay.values()].map(({ doing }) => doing))
      clearTimeout(hurry)
    }
  }

  return { wake: () => rouse(), watch }
}
