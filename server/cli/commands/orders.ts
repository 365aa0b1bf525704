import { readEmail } from '#domain/contact/read-email.ts'
import { orderStages } from '#domain/order/stages.ts'
import type { OperatorCommand } from './operator-command.ts'

type OrderListRow = {
  readonly number: string
  readonly kind: string
  readonly stage: string
  readonly since: string
  readonly country: string
  readonly currency: string
  readonly total_minor: number
  readonly email_bounced: boolean
}

function formatOrder({
  number,
  kind,
  stage,
  since,
  country,
  currency,
  total_minor,
  email_bounced,
}: OrderListRow): string {
  const bounced = email_bounced
    ? `\n  ITS E-MAIL ADDRESS BOUNCES: orders change-email ${number} --to ADDRESS --reason WORDS`
    : ''
  return `${number}  ${stage} since ${since}\n  ${kind}, ${country}, ${formatMoney(total_minor, currency)}${bounced}`
}

/** Uses the currency code, because a yen sign would be ambiguous. */
function formatMoney(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' })
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions()
  return format.format(minor / 10 ** digits)
}

type OrderQueueRow = Record<'number' | 'stage' | 'since', string> & Record<'check' | 'money', string | null>

const stagesAre = `The stages are: ${orderStages.join(', ')}`
const isStage = (typed: unknown) => orderStages.some((stage) => stage === typed)

/** A value that is not a number is left for the action to reject. */
const pairArgument = (typed: unknown) => (typed === undefined ? {} : { pair: Number(typed) })

export const orderCommands: Readonly<Record<string, OperatorCommand>> = {
  'orders list': {
    action: 'orders.list',
    usage: '[--stage STAGE]',
    options: { stage: { type: 'string' } },
    takesWord: false,
    input: (_, { stage }) =>
      stage === undefined || isStage(stage) ? { stage } : `There is no stage ${stage}. ${stagesAre}`,
    say: ({ orders }: { orders: readonly OrderListRow[] }) => orders.map(formatOrder).join('\n') || 'No orders found.',
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
    usage: 'NUMBER --to STAGE [--reason WORDS] [--carrier NAME --tracking-number NUMBER]',
    options: {
      to: { type: 'string' },
      reason: { type: 'string' },
      carrier: { type: 'string' },
      'tracking-number': { type: 'string' },
    },
    takesWord: true,
    input: (number, { to, reason, carrier, 'tracking-number': tracking_number }) =>
      isStage(to)
        ? { number, to, reason, carrier, tracking_number }
        : `${to === undefined ? 'Name the stage: --to STAGE.' : `There is no stage ${to}.`} ${stagesAre}`,
    say: ({ number, from, to }: { number: string; from: string; to: string }) =>
      `${number} moved from ${from} to ${to}.`,
  },
  'orders cancel': {
    action: 'orders.cancel',
    usage: 'NUMBER --reason WORDS',
    options: { reason: { type: 'string' } },
    takesWord: true,
    input: (number, { reason }) => ({ number, reason }),
    say: ({ number }: { number: string }) => `${number} is cancelled. Its customer is notified by e-mail.`,
  },
  'orders split': {
    action: 'orders.split',
    usage: 'NUMBER',
    options: {},
    takesWord: true,
    input: (number) => ({ number }),
    say: ({ number, split_off }: { number: string; split_off: string }) =>
      `The ready pairs of ${number} were moved to ${split_off}.`,
  },
  'orders change-email': {
    action: 'orders.changeEmail',
    usage: 'NUMBER --to ADDRESS --reason WORDS',
    options: { to: { type: 'string' }, reason: { type: 'string' } },
    takesWord: true,
    input: (number, { to, reason }) =>
      readEmail(String(to ?? '')) === undefined
        ? 'Name the new e-mail address: --to ADDRESS'
        : { number, email: to, reason },
    say: ({ number }: { number: string }) =>
      `The e-mails of ${number} go to that address from now on. Both addresses are notified.`,
  },
  'orders check': {
    action: 'orders.check',
    usage: 'NUMBER --result passed|failed|waiting [--note WORDS] [--pair EDITION-NUMBER]',
    options: { result: { type: 'string' }, note: { type: 'string' }, pair: { type: 'string' } },
    takesWord: true,
    input: (number, { result, note, pair }) => ({ number, result, note, ...pairArgument(pair) }),
    say: ({ number, result }: { number: string; result: string }) => `The check of a pair of ${number}: ${result}.`,
  },
  'orders remake': {
    action: 'orders.remake',
    usage: 'NUMBER --kind refit|replacement --reason WORDS [--pair EDITION-NUMBER]',
    options: { kind: { type: 'string' }, reason: { type: 'string' }, pair: { type: 'string' } },
    takesWord: true,
    input: (number, { kind, reason, pair }) => ({ number, kind, reason, ...pairArgument(pair) }),
    say: ({ number, remade_as }: { number: string; remade_as: string }) =>
      `A pair of ${number} is made again as ${remade_as}. Its customer is notified by e-mail.`,
  },
  'orders queue': {
    action: 'orders.queue',
    usage: '',
    options: {},
    takesWord: false,
    input: () => ({}),
    say: ({ orders }: { orders: readonly OrderQueueRow[] }) =>
      orders
        .map(({ number, stage, since, check, money }) =>
          [[`${number}  ${stage} since ${since}`, check].filter(Boolean).join(', '), money]
            .filter(Boolean)
            .join('\n  '),
        )
        .join('\n') || 'Nothing is waiting.',
  },
  'orders check-results': {
    action: 'orders.checkResults',
    usage: 'NUMBER',
    options: {},
    takesWord: true,
    input: (number) => ({ number }),
    say: (answer) => JSON.stringify(answer, null, 2),
  },
  'orders money': {
    action: 'orders.money',
    usage: 'NUMBER',
    options: {},
    takesWord: true,
    input: (number) => ({ number }),
    say: (answer) => JSON.stringify(answer, null, 2),
  },
  'orders refund': {
    action: 'orders.refund',
    usage: 'NUMBER --reason WORDS',
    options: { reason: { type: 'string' } },
    takesWord: true,
    input: (number, { reason }) => ({ number, reason }),
    say: ({ number, is_retry }: { number: string; is_retry: boolean }) =>
      is_retry
        ? `The failed repayment of ${number} is requested again. The order keeps its stage.`
        : `${number} is refunded in full. Its customer is notified by e-mail.`,
  },
  'orders record-repayment': {
    action: 'orders.recordRepayment',
    usage: 'NUMBER --reason WORDS',
    options: { reason: { type: 'string' } },
    takesWord: true,
    input: (number, { reason }) => ({ number, reason }),
    say: ({ number, ...paid }: { number: string; amount_minor: number; currency: string }) =>
      `${number}: recorded that ${formatMoney(paid.amount_minor, paid.currency)} was paid back.`,
  },
  'edition show': {
    action: 'edition.show',
    usage: '',
    options: {},
    takesWord: false,
    input: () => ({}),
    say: ({
      numbers,
      taken,
      reserved,
      free,
      waiting,
    }: Record<'numbers' | 'taken' | 'reserved' | 'free' | 'waiting', number>) =>
      `${taken} of ${numbers} numbers are taken, ${reserved} are held for people on the waitlist, ${free} are free. ${waiting} are waiting.`,
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
