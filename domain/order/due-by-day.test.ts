import { expect, test } from 'vitest'
import { dueByDay } from './due-by-day.ts'
import type { OrderFacts } from './move-rules.ts'
import type { OrderStage } from './stages.ts'
import { orderStages } from './stages.ts'

const calm: OrderFacts = {
  checks: ['passed'],
  isBeingPaid: false,
  isDisputed: false,
  hasOpenDispute: false,
  isPaidBack: false,
  isPastDate: false,
  isLate: false,
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

test('whoever has not paid is reminded on days 1, 4 and 6, and loses the order on day 7', () => {
  expect(listDueDays('ready_to_pay')).toEqual([
    [1, 'pay_reminder 1'],
    [4, 'pay_reminder 4'],
    [6, 'pay_reminder 6'],
    [7, 'to cancelled'],
  ])
})

test('whoever pays is left alone, and the order stays theirs', () => {
  expect(listDueDays('ready_to_pay', { isBeingPaid: true })).toEqual([])
  expect(listDueDays('awaiting_payment', { isBeingPaid: true })).toEqual([])
})

test('a payment that nobody finished leads back to paying', () => {
  expect(listDueDays('awaiting_payment')).toEqual([[0, 'to ready_to_pay']])
})

test('an order that needs its customer says so on days 7 and 21, and ends on day 30', () => {
  expect(listDueDays('needs_attention', { checks: ['failed'] })).toEqual([
    [7, 'attention_reminder 7'],
    [21, 'attention_reminder 21'],
    [30, 'to cancelled'],
  ])
})

test('a parcel is asked about, and has arrived after fourteen days', () => {
  expect(listDueDays('shipped')).toEqual([
    [10, 'arrival_asked 10'],
    [14, 'to delivered'],
  ])
})

test('nothing else comes by itself', () => {
  const quiet = orderStages.filter(
    (stage) => !['ready_to_pay', 'awaiting_payment', 'needs_attention', 'shipped'].includes(stage),
  )
  for (const stage of quiet) expect(listDueDays(stage), stage).toEqual([])
})

test('a date of making that has passed is told, whatever day of its stage it is', () => {
  for (const stage of ['paid', 'printing', 'quality_check'] as const)
    expect(listDueDays(stage, { isPastDate: true })).toEqual([[0, 'date_passed 0']])
})
