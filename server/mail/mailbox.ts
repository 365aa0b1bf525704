import { ok } from '#domain/result.ts'
import type { MailTransport } from './transport.ts'

/** The mail transport of a demo: the table is the mailbox, so marking a mail as sent delivers it. */
export const mailbox: MailTransport = { retainsText: true, send: async () => ok(undefined) }

/** The path of a demo's mailbox. */
export const mailboxPath = '/dev/mailbox'
