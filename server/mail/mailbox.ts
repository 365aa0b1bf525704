import { ok } from '#domain/result.ts'
import type { MailTransport } from './transport.ts'

/** The demo's carrier: the table is the mailbox, so that a mail is delivered by being marked as sent. */
export const mailbox: MailTransport = { retainsText: true, send: async () => ok(undefined) }

/** Where a demo shows its mails. */
export const mailboxPath = '/dev/mailbox'
