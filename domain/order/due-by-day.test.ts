import { expect, test } from 'vitest'
import { dueByDay } from './due-by-day.ts'
import type { OrderFacts } from './move-rules.ts'
import type { OrderStage } from './stages.ts'
import { orderStages } from './stages.ts'

const calm: OrderFacts = {
  checks: ['passed'],
  isBeingPaid: false,
  isDisputed: false,
  hasOpenInquiry: false,
  isPaidBack: false,
  isPastDate: false,
  hasMissedShipDate: false,
  hasParcel: true,
  daysSinceReady: undefined,
  daysInStage: 0,
}
/** What is due on each day of a stage, as long as the order stays there. */
function listDueDays(stage: OrderStage, more: Partial<OrderFacts> = {}) {
  const days = Array.from({ length: 32 }, (_, day) => day)
  const due = days.map((day) =>
    dueByDay(
      { kind: 'sale', stage },
      { ...calm, daysInStage: day, ...(stage === 'ready_to_pay' && { daysSinceReady: day }), ...more },
    ),
  )
  const said = due.map((one) => (one?.is === 'letter' ? `${one.template} ${one.day}` : one && `to ${one.to}`))
  return said.flatMap((one, day) => (one && one !== said[day - 1] ? [[day, one]] : []))
}

test('an unpaid order is reminded of payment on days 1, 4 and 6 and is cancelled on day 7', () => {
  expect(listDueDays('ready_to_pay')).toEqual([
    [1, 'pay_reminder 1'],
    [4, 'pay_reminder 4'],
    [6, 'pay_reminder 6'],
    [7, 'to cancelled'],
  ])
})

test('an order with an open payment is neither reminded nor moved', () => {
  expect(listDueDays('ready_to_pay', { isBeingPaid: true })).toEqual([])
  expect(listDueDays('awaiting_payment', { isBeingPaid: true })).toEqual([])
})

test('an order whose payment was not completed returns to ready_to_pay', () => {
  expect(listDueDays('awaiting_payment')).toEqual([[0, 'to ready_to_pay']])
})

test('an order that needs attention is reminded on days 7 and 21 and is cancelled on day 30', () => {
  expect(listDueDays('needs_attention', { checks: ['failed'] })).toEqual([
    [7, 'attention_reminder 7'],
    [21, 'attention_reminder 21'],
    [30, 'to cancelled'],
  ])
})

test('a shipped order prompts for its arrival on day 10 and counts as delivered on day 14', () => {
  expect(listDueDays('shipped')).toEqual([
    [10, 'delivery_question 10'],
    [14, 'to delivered'],
  ])
})

test('no other stage becomes due by time alone', () => {
  const quiet = orderStages.filter(
    (stage) => !['ready_to_pay', 'awaiting_payment', 'needs_attention', 'shipped'].includes(stage),
  )
  for (const stage of quiet) expect(listDueDays(stage), stage).toEqual([])
})

test('a passed production date is announced once, whatever the day of the stage', () => {
  for (const stage of ['paid', 'printing', 'quality_check'] as const)
    expect(listDueDays(stage, { isPastDate: true })).toEqual([[0, 'date_passed 0']])
})
