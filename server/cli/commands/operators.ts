import type { OperatorCommand } from './operator-command.ts'

type OperatorRow = { readonly name: string; readonly role: string; readonly has_token: boolean }
type AuditLogRow = {
  readonly at: string
  readonly operator: string
  readonly role: string
  readonly via: string
  readonly action: string
  readonly outcome: string
  readonly subject: string | null
  readonly details: object
}

function formatAuditLogRow({ at, operator, role, via, action, outcome, subject, details }: AuditLogRow): string {
  return `${at}  ${operator} (${role}, ${via})  ${action}  ${outcome}  ${subject ?? ''}  ${JSON.stringify(details)}`
}

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  'operator add': {
    action: 'operators.add',
    usage: 'NAME --role workshop|support|owner',
    options: { role: { type: 'string' } },
    takesWord: true,
    input: (name, { role }) => ({ name, role }),
    say: ({ name, role, token }: { name: string; role: string; token: string }) =>
      `${name} now has the role ${role}. Their token, shown only this once:\n${token}`,
  },
  'operator list': {
    action: 'operators.list',
    usage: '',
    options: {},
    takesWord: false,
    input: () => ({}),
    say: ({ operators }: { operators: readonly OperatorRow[] }) =>
      operators.map(({ name, role, has_token }) => `${name}  ${role}${has_token ? '' : '  (revoked)'}`).join('\n') ||
      'There are no operators yet.',
  },
  'operator revoke': {
    action: 'operators.revoke',
    usage: 'NAME',
    options: {},
    takesWord: true,
    input: (name) => ({ name }),
    say: ({ name }: { name: string }) => `Every token of ${name} is revoked.`,
  },
  'audit list': {
    action: 'audit.list',
    usage: '[--limit NUMBER]',
    options: { limit: { type: 'string' } },
    takesWord: false,
    input: (_, { limit }) => (limit === undefined ? {} : { limit: Number(limit) }),
    say: ({ records }: { records: readonly AuditLogRow[] }) =>
      records.map(formatAuditLogRow).join('\n') || 'Nothing has been done yet.',
  },
}
