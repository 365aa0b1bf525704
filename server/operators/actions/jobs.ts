import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import type { JobsTable } from '#server/db/schema.ts'
import { retryJob } from '#server/jobs/retry-job.ts'
import { action } from './action.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const states = ['waiting', 'running', 'given_up', 'done'] as const

/** More results are of no use to an operator. */
const maxListed = 100

type State = (typeof states)[number]

/** A job is not running any more once its lease has expired, as after a crash of its server. */
function getJobState(
  { end_reason, lease_until }: Pick<Selectable<JobsTable>, 'end_reason' | 'lease_until'>,
  now: Date,
): State {
  if (end_reason) return end_reason
  return lease_until && lease_until > now ? 'running' : 'waiting'
}

function toJobSummary(job: Selectable<JobsTable>, now: Date) {
  const { id, kind, subject, attempts, progress, last_error, queued_at, due_at, started_at, ended_at } = job
  return {
    id,
    kind,
    subject,
    state: getJobState(job, now),
    attempts,
    progress,
    last_error,
    queued_at: queued_at.toISOString(),
    due_at: due_at.toISOString(),
    started_at: started_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }
}

export const listJobs = action({
  role: 'support',
  about: 'Lists background jobs, newest first; all, or by state, by kind, or both.',
  input: z.strictObject({
    state: z.optional(z.enum(states)),
    kind: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  }),
  async run(transaction, { now }, _operator, { state, kind }) {
    const time = now()
    const rows = await transaction
      .selectFrom('jobs')
      .selectAll()
      .$if(kind !== undefined, (all) => all.where('kind', '=', String(kind)))
      .$if(state === 'done' || state === 'given_up', (all) =>
        all.where('end_reason', '=', state as 'done' | 'given_up'),
      )
      .$if(state === 'waiting' || state === 'running', (all) => all.where('ended_at', 'is', null))
      .$if(state === 'running', (all) => all.where('lease_until', '>', time))
      .$if(state === 'waiting', (all) =>
        all.where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<=', time)])),
      )
      .orderBy('queued_at', 'desc')
      .orderBy('id')
      .limit(maxListed)
      .execute()
    return ok({ answer: { jobs: rows.map((row) => toJobSummary(row, time)) }, details: { listed: rows.length } })
  },
})

export const showJob = action({
  role: 'support',
  about: 'Shows one job: its progress, its attempts, and its last error.',
  input: z.strictObject({ id }),
  async run(transaction, { now }, _operator, input) {
    const job = await transaction.selectFrom('jobs').selectAll().where('id', '=', input.id).executeTakeFirst()
    return job ? ok({ answer: toJobSummary(job, now()), subject: job.id }) : fail('job_not_found')
  },
})

export const retryJobAction = action({
  role: 'support',
  about: 'Retries a given-up job from the start; runs a waiting job now.',
  input: z.strictObject({ id }),
  async run(transaction, { now }, _operator, input) {
    const tried = await retryJob(transaction, input.id, now())
    return tried.ok ? ok({ answer: { id: input.id }, subject: input.id }) : fail(tried.code)
  },
})
