import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { mailJob } from './outbox.ts'

/**
 * Sends a mail again, as a new mail: with the old message id the recipient's server might drop it. Only possible while
 * the text is retained; returns the id of the new mail. The running server finds it by itself.
 */
export async function resendMail(transaction: Transaction<Schema>, id: string, now: Date): Promise<string | undefined> {
  const storedMail = await transaction
    .selectFrom('mails')
    .select(['kind', 'customer_id', 'order_id', 'to_address', 'language', 'subject', 'body_text', 'body_html'])
    .where('id', '=', id)
    .where('body_text', 'is not', null)
    .executeTakeFirst()
  if (!storedMail) return undefined
  const resentId = randomUUID()
  await transaction
    .insertInto('mails')
    .values({ ...storedMail, id: resentId, created_at: now, sent_at: null })
    .execute()
  await queueJob(transaction, { kind: mailJob, subject: resentId }, now)
  return resentId
}
