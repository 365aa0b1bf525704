import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import type { AddressedMail } from './mail.ts'
import { mailJob } from './outbox.ts'

type MailOwner = { readonly customerId?: string | null; readonly orderId?: string }

/** Signs that end a header line for some program or other, and those that nobody can see. */
const notForHeaders = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Longer than any subject of ours; what is longer was made by somebody else's words. */
const longestSubject = 200

/**
 * Puts a mail and its job into the outbox, within the transaction that makes true what the mail tells of: both happen, or neither does.
 * Afterwards the jobs may be woken. Addresses were read where they came in, so one that could say more to a mail server
 * than its address cannot be, and neither can such a subject. A mail that names its customer is theirs at any address; one
 * that names its order tells it when it is refused.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  mail: AddressedMail,
  now: Date,
  { customerId = null, orderId }: MailOwner = {},
): Promise<string> {
  const { kind, to, language, subject, text, html } = mail
  if (readEmail(to) !== to) throw new Error('A mail was written to what is no address')
  if (notForHeaders.test(subject) || subject.length > longestSubject)
    throw new Error('A mail was written with a subject that is no line')
  const id = randomUUID()
  await transaction
    .insertInto('mails')
    .values({
      id,
      customer_id: customerId,
      order_id: orderId ?? null,
      kind,
      to_address: to,
      language,
      subject,
      body_text: text,
      body_html: html,
      created_at: now,
      sent_at: null,
    })
    .execute()
  await queueJob(transaction, { kind: mailJob, subject: id }, now)
  return id
}
