import { settings } from '../settings.ts'
import type { OrderFacts } from './move-rules.ts'
import { moveFor } from './moves.ts'
import type { OrderTemplateKind } from './order-mails.ts'
import type { OrderKind, OrderStage } from './stages.ts'

/** What passing days make due for an order: a move to another stage, or a reminder mail for one of its days. */
export type DueByDay =
  | { readonly is: 'move'; readonly to: OrderStage }
  | { readonly is: 'letter'; readonly template: OrderTemplateKind; readonly day: number }

/** A passed production date is announced once: the customer then gets a new date. */
const passedDate: Reminders = {
  template: 'date_passed',
  days: [0],
  since: ({ isPastDate }) => (isPastDate ? 0 : undefined),
}

type Reminders = {
  readonly template: OrderTemplateKind
  readonly days: readonly number[]
  since(facts: OrderFacts): number | undefined
}

const reminders: Readonly<Partial<Record<OrderStage, Reminders>>> = {
  ready_to_pay: {
    template: 'pay_reminder',
    days: settings.edition.reminderDays,
    since: ({ daysSinceReady }) => daysSinceReady,
  },
  needs_attention: {
    template: 'attention_reminder',
    days: settings.attention.reminderDays,
    since: ({ daysInStage }) => daysInStage,
  },
  paid: passedDate,
  printing: passedDate,
  quality_check: passedDate,
  shipped: {
    template: 'delivery_question',
    days: [settings.delivering.promptedDays],
    since: ({ daysInStage }) => daysInStage,
  },
}

/** The stages that the clock may move an order to, in the order in which they are tried. */
const byClock: readonly OrderStage[] = ['ready_to_pay', 'delivered', 'cancelled']

/**
 * What is due for an order now, by the days that have passed. If the days of several reminders passed unsent, as while
 * the server was down, only the last one is due.
 */
export function dueByDay(order: { kind: OrderKind; stage: OrderStage }, facts: OrderFacts): DueByDay | undefined {
  const to = byClock.find((stage) => moveFor({ kind: order.kind, from: order.stage, to: stage, by: 'clock' }, facts))
  if (to) return { is: 'move', to }
  const { template, days, since } = reminders[order.stage] ?? {}
  if (!template || !days || !since || facts.isBeingPaid) return undefined
  const passed = since(facts) ?? -1
  const day = days.findLast((one) => one <= passed)
  return day === undefined ? undefined : { is: 'letter', template, day }
}
