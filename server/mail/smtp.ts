import { createTransport } from 'nodemailer'
import { fail, ok } from '#domain/result.ts'
import type { Sender } from '#server/env/sender.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

/** A mail server that is well answers each step within a second. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 15_000 }

type SmtpDeps = { readonly url: string; readonly sender: Sender }

/** What nodemailer sends: one recipient, named by us and read from no header. */
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
    // The same at every try, so that a mail that comes twice can be known as one.
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What a server says of this recipient or this mail is final; what it says of us may be put right. */
function isFinal(command: unknown, status: unknown): boolean {
  return (command === 'RCPT TO' || command === 'DATA') && Number(status) >= 500 && Number(status) < 600
}

function toSendError(error: unknown) {
  const { code, command, responseCode }: Partial<Record<string, unknown>> = { ...Object(error) }
  const kind = typeof code === 'string' && /^[A-Z]{2,20}$/.test(code) ? code : 'UNKNOWN'
  const errorCode = typeof responseCode === 'number' ? `${kind} ${responseCode}` : kind
  return fail(isFinal(command, responseCode) ? 'refused' : 'not_now', errorCode)
}

/** Hands mails to a mail server. A user and password are told to it only where nobody can listen. */
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
