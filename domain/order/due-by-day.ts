import { settings } from '../settings.ts'
import type { OrderFacts } from './move-rules.ts'
import { moveFor } from './moves.ts'
import type { OrderTemplateKind } from './order-mails.ts'
import type { OrderKind, OrderStage } from './stages.ts'

/** What the days that pass bring to an order: an end or another stage, or a reminder of one of its days. */
export type DueByDay =
  | { readonly is: 'move'; readonly to: OrderStage }
  | { readonly is: 'letter'; readonly template: OrderTemplateKind; readonly day: number }

/** A date that has passed is told once; by then there is another one. */
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
    template: 'arrival_asked',
    days: [settings.delivering.promptedDays],
    since: ({ daysInStage }) => daysInStage,
  },
}

/** Where the clock may move an order to, the way that is asked first standing first. */
const byClock: readonly OrderStage[] = ['ready_to_pay', 'delivered', 'cancelled']

/**
 * What is due to an order now, by the days that have passed. Of several reminders whose days have gone by unheard, as while the shop was closed,
 * the last one alone is due.
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
