import { createTransport } from 'nodemailer'
import { fail, ok } from '#domain/result.ts'
import type { Sender } from '#server/env/sender.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

/** A healthy mail server answers each step within a second. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 15_000 }

type SmtpDeps = { readonly url: string; readonly sender: Sender }

/** The message for nodemailer: one recipient, set in the envelope and read from no header. */
export function toMessage({ id, to, language, subject, text, html, writtenAt }: OutgoingMail, sender: Sender) {
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  return {
    envelope: { from: sender.address, to: [to] },
    from: sender,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: writtenAt,
    // The same for every attempt, so that a mail delivered twice can be recognized.
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** An error about this recipient or this mail is final; one about the shop may be corrected. */
function isFinal(command: unknown, status: unknown): boolean {
  return (command === 'RCPT TO' || command === 'DATA') && Number(status) >= 500 && Number(status) < 600
}

function toSendError(error: unknown) {
  const { code, command, responseCode }: Partial<Record<string, unknown>> = { ...Object(error) }
  const kind = typeof code === 'string' && /^[A-Z]{2,20}$/.test(code) ? code : 'UNKNOWN'
  const errorCode = typeof responseCode === 'number' ? `${kind} ${responseCode}` : kind
  return fail(isFinal(command, responseCode) ? 'refused' : 'temporary_failure', errorCode)
}

/** Sends mails by SMTP. User and password are only sent over TLS. */
export function createSmtpTransport({ url, sender }: SmtpDeps): MailTransport {
  const transport = createTransport({ url, ...limits, requireTLS: new URL(url).username !== '' })
  return {
    retainsText: false,
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...toMessage(mail, sender), signal })
        return ok(undefined)
      } catch (error) {
        return toSendError(error)
      }
    },
  }
}
