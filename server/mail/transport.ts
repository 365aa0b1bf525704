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
 * How sending ended: taken over; refused for good, as by a server that knows no such recipient; or not now. The fault is a
 * kind and a number, never a server's words, which may repeat an address.
 */
export type SendMailResult = Result<undefined, 'refused' | 'not_now', string>

/** Who brings mails to where they are read. */
export type MailTransport = {
  /** Whether what a mail says stays with the shop once it is delivered: only where the table is itself the mailbox. */
  readonly retainsText: boolean
  send(mail: OutgoingMail, signal: AbortSignal): Promise<SendMailResult>
}
