import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import type { AddressedMail } from './mail.ts'
import { mailJob } from './outbox.ts'

type MailOwner = { readonly customerId?: string | null; readonly orderId?: string }

/** Characters that some program treats as the end of a header line, and invisible ones. */
const notForHeaders = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** Longer than any subject of the shop; a longer one contains foreign text. */
const longestSubject = 200

/**
 * Inserts a mail and its job into the outbox, in the transaction of the event that it reports: both happen, or neither
 * does. Wake the jobs afterwards. Throws for an address or a subject that could inject anything into the SMTP dialogue
 * or the headers; addresses are validated where they are entered. A mail with a customer id is purged with that
 * customer at any address; one with an order id marks the order if it bounces.
 */
export async function queueMail(
  transaction: Transaction<Schema>,
  mail: AddressedMail,
  now: Date,
  { customerId = null, orderId }: MailOwner = {},
): Promise<string> {
  const { kind, to, language, subject, text, html } = mail
  if (readEmail(to) !== to) throw new Error('The recipient of a mail is not an e-mail address')
  if (notForHeaders.test(subject) || subject.length > longestSubject)
    throw new Error('The subject of a mail is not a single line')
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
