import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import type { MailKind, MailsTable } from '#server/db/schema.ts'
import { resendMail } from '#server/mail/resend-mail.ts'
import { action } from './action.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
const states = ['due', 'sent', 'given_up'] as const

/** Nobody reads more of them. */
const mostListed = 100

/** Who reads one of these could be its recipient for a few minutes: only a demo shows them. */
const opensDoors: ReadonlySet<MailKind> = new Set(['sign_in', 'new_address'])

function stateOf({ sent_at, given_up_at }: Pick<MailsTable, 'sent_at' | 'given_up_at'>): (typeof states)[number] {
  if (sent_at) return 'sent'
  return given_up_at ? 'given_up' : 'due'
}

function summaryOf(mail: Omit<Selectable<MailsTable>, 'subject' | 'body_text' | 'body_html'>) {
  const { id, kind, to_address: to, language, created_at, attempts, last_fault } = mail
  return { id, kind, to, language, state: stateOf(mail), created_at: created_at.toISOString(), attempts, last_fault }
}

export const listMails = action({
  role: 'support',
  about: 'Mails that the shop owes or has sent, the newest first; those to an address, in a state, or both.',
  input: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))), state: z.optional(z.enum(states)) }),
  async run(transaction, _parts, _operator, { to, state }) {
    const rows = await transaction
      .selectFrom('mails')
      .selectAll()
      .$if(to !== undefined, (all) => all.where('to_address', '=', String(to)))
      .$if(state === 'sent', (all) => all.where('sent_at', 'is not', null))
      .$if(state === 'given_up', (all) => all.where('sent_at', 'is', null).where('given_up_at', 'is not', null))
      .$if(state === 'due', (all) => all.where('sent_at', 'is', null).where('given_up_at', 'is', null))
      .orderBy('created_at', 'desc')
      .limit(mostListed)
      .execute()
    return ok({ answer: { mails: rows.map(summaryOf) }, details: { listed: rows.length } })
  },
})

export const showMail = action({
  role: 'support',
  about: 'One mail; what it says as long as that is kept and opens no door.',
  input: z.strictObject({ id }),
  async run(transaction, { isDemo }, _operator, input) {
    const mail = await transaction.selectFrom('mails').selectAll().where('id', '=', input.id).executeTakeFirst()
    if (!mail) return fail('no_such_mail', undefined)
    const isShown = isDemo || !opensDoors.has(mail.kind)
    const words = isShown ? { subject: mail.subject, text: mail.body_text } : { subject: null, text: null }
    return ok({ answer: { ...summaryOf(mail), ...words }, subject: mail.id })
  },
})

export const resendOneMail = action({
  role: 'support',
  about: 'Sends a mail once more, as a mail of its own, as long as what it says is kept.',
  input: z.strictObject({ id }),
  async run(transaction, { now }, _operator, input) {
    const known = await transaction.selectFrom('mails').select('id').where('id', '=', input.id).executeTakeFirst()
    if (!known) return fail('no_such_mail', undefined)
    const again = await resendMail(transaction, input.id, now())
    return again === undefined
      ? fail('words_gone', undefined)
      : ok({ answer: { id: again }, subject: input.id, details: { again } })
  },
})
