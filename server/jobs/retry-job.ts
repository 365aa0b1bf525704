import type { Transaction } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Resets the attempts of a job that was given up or is waiting, and makes it due. The running shop picks it up by
 * polling.
 */
export async function retryJob(
  transaction: Transaction<Schema>,
  id: string,
  now: Date,
): Promise<Result<undefined, 'job_not_found' | 'job_done' | 'job_in_progress'>> {
  const job = await transaction
    .selectFrom('jobs')
    .select(['kind', 'subject', 'end_reason', 'lease_until'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!job) return fail('job_not_found')
  if (job.end_reason === 'done') return fail('job_done')
  if (job.lease_until !== null && job.lease_until > now) return fail('job_in_progress')
  const other = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.kind)
    .where('subject', '=', job.subject)
    .where('ended_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return fail('job_in_progress')
  await transaction
    .updateTable('jobs')
    .set({
      queued_at: now,
      due_at: now,
      attempts: 0,
      lease_token: null,
      lease_until: null,
      ended_at: null,
      end_reason: null,
    })
    .where('id', '=', id)
    .execute()
  return ok(undefined)
}
