import type { OperatorCommand } from './operator-command.ts'

type Listed = {
  readonly number: string
  readonly kind: string
  readonly stage: string
  readonly since: string
  readonly country: string
  readonly currency: string
  readonly total_minor: number
}

const lineOf = ({ number, kind, stage, since, country, currency, total_minor }: Listed) =>
  `${number}  ${stage} since ${since}\n  ${kind}, ${country}, ${total_minor} ${currency} in its smallest unit`

export const orderCommands: Readonly<Record<string, OperatorCommand>> = {
  'orders list': {
    action: 'orders.list',
    usage: '[--stage STAGE]',
    options: { stage: { type: 'string' } },
    takesWord: false,
    input: (_, { stage }) => ({ stage }),
    say: ({ orders }: { orders: readonly Listed[] }) => orders.map(lineOf).join('\n') || 'No orders found.',
  },
  'orders show': {
    action: 'orders.show',
    usage: 'NUMBER',
    options: {},
    takesWord: true,
    input: (number) => ({ number }),
    say: (answer) => JSON.stringify(answer, null, 2),
  },
  'orders move': {
    action: 'orders.move',
    usage: 'NUMBER --to STAGE [--reason WORDS] [--carrier NAME --parcel NUMBER]',
    options: {
      to: { type: 'string' },
      reason: { type: 'string' },
      carrier: { type: 'string' },
      parcel: { type: 'string' },
    },
    takesWord: true,
    input: (number, { to, reason, carrier, parcel }) => ({ number, to, reason, carrier, parcel }),
    say: ({ number, from, to }: { number: string; from: string; to: string }) =>
      `${number} went from ${from} to ${to}.`,
  },
  'orders cancel': {
    action: 'orders.cancel',
    usage: 'NUMBER --reason WORDS',
    options: { reason: { type: 'string' } },
    takesWord: true,
    input: (number, { reason }) => ({ number, reason }),
    say: ({ number }: { number: string }) => `${number} is cancelled. An e-mail tells its customer so.`,
  },
  'orders split': {
    action: 'orders.split',
    usage: 'NUMBER',
    options: {},
    takesWord: true,
    input: (number) => ({ number }),
    say: ({ number, split_off }: { number: string; split_off: string }) =>
      `The ready pairs of ${number} are ${split_off}.`,
  },
  'orders edition': {
    action: 'orders.edition',
    usage: '',
    options: {},
    takesWord: false,
    input: () => ({}),
    say: ({ numbers, taken, kept, free, waiting }: Record<'numbers' | 'taken' | 'kept' | 'free' | 'waiting', number>) =>
      `${taken} of ${numbers} numbers are taken, ${kept} are kept for people of the list, ${free} are free. ${waiting} wait.`,
  },
  'orders export': {
    action: 'orders.export',
    usage: '',
    options: {},
    takesWord: false,
    input: () => ({}),
    say: ({ csv }: { csv: string }) => csv,
  },
}
