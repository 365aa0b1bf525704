import type { OperatorCommand } from './operator-command.ts'

type MailListRow = {
  readonly id: string
  readonly kind: string
  readonly to: string
  readonly language: string
  readonly state: string
  readonly created_at: string
  readonly attempts: number
  readonly last_error: string | null
}
type MailRow = MailListRow & { readonly subject: string | null; readonly text: string | null }

function formatMail({ id, kind, to, language, state, created_at, attempts, last_error }: MailListRow): string {
  const lastError = last_error === null ? '' : `, last error ${last_error}`
  return `${id}  ${created_at}\n  ${kind} (${language}) to ${to}: ${state} after ${attempts} ${attempts === 1 ? 'try' : 'tries'}${lastError}`
}

export const mailCommands: Readonly<Record<string, OperatorCommand>> = {
  'mail list': {
    action: 'mail.list',
    usage: '[--to ADDRESS] [--state due|sent|given_up]',
    options: { to: { type: 'string' }, state: { type: 'string' } },
    takesWord: false,
    input: (_, { to, state }) => ({ to, state }),
    say: ({ mails }: { mails: readonly MailListRow[] }) => mails.map(formatMail).join('\n') || 'No e-mails found.',
  },
  'mail show': {
    action: 'mail.show',
    usage: 'ID',
    options: {},
    takesWord: true,
    input: (id) => ({ id }),
    say: ({ subject, text, ...mail }: MailRow) =>
      [
        formatMail(mail),
        '',
        text === null
          ? '(Its text is no longer stored, or is hidden because it can be used to sign in.)'
          : `${subject}\n\n${text}`,
      ].join('\n'),
  },
  'mail resend': {
    action: 'mail.resend',
    usage: 'ID',
    options: {},
    takesWord: true,
    input: (id) => ({ id }),
    say: ({ id }: { id: string }) => `It will be sent again, as ${id}.`,
  },
}
