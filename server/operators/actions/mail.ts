import type { Nullable, Selectable, Transaction } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import type { JobsTable, MailKind, MailsTable, Schema } from '#server/db/schema.ts'
import { mailJob } from '#server/mail/outbox.ts'
import { resendMail } from '#server/mail/resend-mail.ts'
import { action } from './action.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const states = ['due', 'sent', 'given_up'] as const

/** More results are of no use to an operator. */
const maxListed = 100

/** Mails whose text lets its reader act as the recipient for a few minutes: only a demo shows it. */
const opensDoors: ReadonlySet<MailKind> = new Set(['sign_in', 'email_change_code', 'order_claim'])

type StoredMail = Omit<Selectable<MailsTable>, 'customer_id' | 'order_id'> &
  Nullable<Pick<Selectable<JobsTable>, 'attempts' | 'last_error' | 'end_reason'>>

/** Selects mails with the state of their jobs. */
function mailsWithJobs(transaction: Transaction<Schema>) {
  return transaction
    .selectFrom('mails')
    .leftJoin('jobs', (join) => join.onRef('jobs.subject', '=', 'mails.id').on('jobs.kind', '=', mailJob))
    .select(['mails.id', 'mails.kind', 'to_address', 'language', 'mails.subject', 'body_text', 'body_html'])
    .select(['created_at', 'sent_at', 'attempts', 'last_error', 'end_reason'])
}

function getMailState({ sent_at, end_reason }: Pick<StoredMail, 'sent_at' | 'end_reason'>): (typeof states)[number] {
  if (sent_at) return 'sent'
  return end_reason === 'given_up' ? 'given_up' : 'due'
}

function toMailSummary(mail: StoredMail) {
  const { id, kind, to_address: to, language, created_at, attempts, last_error } = mail
  const at = created_at.toISOString()
  return { id, kind, to, language, state: getMailState(mail), created_at: at, attempts: attempts ?? 0, last_error }
}

export const listMails = action({
  role: 'support',
  about: 'Lists e-mails that are due or sent, newest first; all, or by address, by state, or both.',
  input: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))), state: z.optional(z.enum(states)) }),
  async run(transaction, _deps, _operator, { to, state }) {
    const rows = await mailsWithJobs(transaction)
      .$if(to !== undefined, (all) => all.where('to_address', '=', String(to)))
      .$if(state === 'sent', (all) => all.where('sent_at', 'is not', null))
      .$if(state === 'given_up', (all) => all.where('sent_at', 'is', null).where('end_reason', '=', 'given_up'))
      .$if(state === 'due', (all) => all.where('sent_at', 'is', null).where('ended_at', 'is', null))
      .orderBy('created_at', 'desc')
      .limit(maxListed)
      .execute()
    return ok({ answer: { mails: rows.map(toMailSummary) }, details: { listed: rows.length } })
  },
})

export const showMail = action({
  role: 'support',
  about: 'Shows one e-mail, with its text as long as it is stored and cannot be used to sign in.',
  input: z.strictObject({ id }),
  async run(transaction, { isDemo }, _operator, input) {
    const mail = await mailsWithJobs(transaction).where('mails.id', '=', input.id).executeTakeFirst()
    if (!mail) return fail('mail_not_found')
    const isShown = isDemo || !opensDoors.has(mail.kind)
    const words = isShown ? { subject: mail.subject, text: mail.body_text } : { subject: null, text: null }
    return ok({ answer: { ...toMailSummary(mail), ...words }, subject: mail.id })
  },
})

export const resendOneMail = action({
  role: 'support',
  about: 'Sends an e-mail again, as a new one, as long as its text is stored.',
  input: z.strictObject({ id }),
  async run(transaction, { now }, _operator, input) {
    const known = await transaction.selectFrom('mails').select('id').where('id', '=', input.id).executeTakeFirst()
    if (!known) return fail('mail_not_found')
    const resentId = await resendMail(transaction, input.id, now())
    return resentId === undefined
      ? fail('mail_text_deleted')
      : ok({ answer: { id: resentId }, subject: input.id, details: { resentId } })
  },
})
