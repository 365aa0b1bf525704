import type { Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'

export type OutgoingMail = {
  readonly id: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly writtenAt: Date
}

/**
 * The result of sending: accepted; rejected for good, as for an unknown recipient; or failed for now. The error is a
 * code and a number, never the server's words, which may contain an address.
 */
export type SendMailResult = Result<undefined, 'refused' | 'temporary_failure', string>

/** Delivers mails. */
export type MailTransport = {
  /** Whether the text of a mail is retained after delivery: only if the table itself is the mailbox. */
  readonly retainsText: boolean
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendMailResult>
}
