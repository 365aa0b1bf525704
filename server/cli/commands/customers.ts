import type { OperatorCommand } from './operator-command.ts'

type CustomerRow = {
  readonly id: string
  readonly email: string | null
  readonly given_name: string | null
  readonly family_name: string | null
  readonly given_kana: string | null
  readonly family_kana: string | null
  readonly language: string
  readonly country: string
}

/** A customer's name in the order of their country, followed by its reading. */
function formatName({ given_name, family_name, given_kana, family_kana }: CustomerRow): string {
  const isRead = given_kana !== null || family_kana !== null
  const name = (isRead ? [family_name, given_name] : [given_name, family_name]).filter(Boolean).join(' ')
  return isRead ? `${name} (${[family_kana, given_kana].filter(Boolean).join(' ')})` : name
}

export const customerCommands: Readonly<Record<string, OperatorCommand>> = {
  'customers find': {
    action: 'customers.find',
    usage: 'WORDS',
    options: {},
    takesWord: true,
    takesMore: true,
    input: (search) => ({ search }),
    say: ({ customers }: { customers: readonly CustomerRow[] }) =>
      customers
        .map((one) => `${one.id}  ${one.email ?? ''}\n  ${formatName(one)}  ${one.country}  ${one.language}`)
        .join('\n') || 'No customers found.',
  },
  'customers export': {
    action: 'customers.export',
    usage: 'ID',
    options: {},
    takesWord: true,
    input: (id) => ({ id }),
    say: (answer) => JSON.stringify(answer, null, 2),
  },
  'customers delete': {
    action: 'customers.delete',
    usage: 'ID --reason WORDS',
    options: { reason: { type: 'string' } },
    takesWord: true,
    input: (id, { reason }) => ({ id, reason }),
    say: ({ id }: { id: string }) => `${id} is deleted and notified by e-mail.`,
  },
}
