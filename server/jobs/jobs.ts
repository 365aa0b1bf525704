import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Log } from '#server/log.ts'
import { readErrorCode } from './do-job.ts'
import type { JobKind, JobKinds } from './job-kind.ts'
import { dueKinds, leaseJobs } from './leased-job.ts'
import { queueRecurring } from './queue-job.ts'
import { jobTrier, type TryLimits } from './try-job.ts'

export type JobLimits = TryLimits & {
  /** How often the runner polls for jobs that became due or were queued by other servers. */
  readonly pollMs: number
  /** How long running jobs may take after the shop was asked to stop. */
  readonly stopMs: number
}

const defaultLimits: JobLimits = { pollMs: 1_000, leaseMs: 6_000, prolongMs: 2_000, stopMs: 3_000, endMs: 500 }

type JobRunnerDeps = { readonly kinds: JobKinds; readonly log: Log; readonly limits?: JobLimits; now(): Date }

export type Jobs = {
  /** Tells the runner that a job is due. */
  wake(): void
  /** Runs due jobs until it is stopped. */
  watch(db: Kysely<Schema>): () => Promise<void>
}

/** Runs the jobs of all given kinds, each on one server at a time. */
export function createJobs({ kinds, log, limits = defaultLimits, now }: JobRunnerDeps): Jobs {
  const tryJob = jobTrier({ log, limits, now })
  let rouse = () => {}

  function watch(db: Kysely<Schema>): () => Promise<void> {
    const stopping = new AbortController()
    /** Running jobs by id. */
    const inProgress = new Map<string, { readonly name: string; readonly trying: Promise<void> }>()
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

    function reportError(error: unknown): void {
      if (!isDown) log.warn({ error: readErrorCode(error) }, 'The job queue cannot reach the database and retries')
      isDown = true
    }

    function freeSlots(name: string, { atOnce }: JobKind): number {
      return atOnce - [...inProgress.values()].filter((one) => one.name === name).length
    }

    async function takeOn(name: string, kind: JobKind): Promise<void> {
      const until = new Date(now().getTime() + limits.leaseMs)
      const leaseRequest = {
        kind: name,
        count: freeSlots(name, kind),
        now: now(),
        until,
        except: [...inProgress.keys()],
      }
      for (const job of await leaseJobs(db, leaseRequest)) {
        const trying = tryJob({ db, kind, job, stopping: stopping.signal, reportError })
          .catch(reportError)
          .finally(() => {
            inProgress.delete(job.id)
            rouse()
          })
        inProgress.set(job.id, { name, trying })
      }
    }

    async function look(): Promise<void> {
      if (!isPlanned) await queueRecurring(db, kinds, now())
      isPlanned = true
      const free = Object.keys(kinds).filter((name) => kinds[name] && freeSlots(name, kinds[name]) > 0)
      const due = await dueKinds(db, free, now())
      isDown = false
      for (const name of due) if (kinds[name]) await takeOn(name, kinds[name])
    }

    async function run(): Promise<void> {
      while (!isStopped) {
        isCalled = false
        await look().catch(reportError)
        await rest()
      }
    }

    const running = run()
    return async () => {
      isStopped = true
      rouse()
      await running
      const hurry = setTimeout(() => stopping.abort(), limits.stopMs)
      await Promise.all([...inProgress.values()].map(({ trying }) => trying))
      clearTimeout(hurry)
    }
  }

  return { wake: () => rouse(), watch }
}
