import { expect, test } from 'vitest'
import { stageLine } from './stage-line.ts'
import type { OrderStage } from './stages.ts'

/** An hour from each to the next. */
const cameBy = (...stages: OrderStage[]) =>
  stages.map((stage, hour) => ({ stage, at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` }))
const line = (kind: 'sale' | 'refit', ...stages: OrderStage[]) =>
  stageLine({ kind, stage: stages.at(-1) as OrderStage, history: cameBy(...stages) })
const short = (shown: ReturnType<typeof stageLine>) =>
  shown.map(({ stage, state, at }) => `${stage} ${state}${at === undefined ? '' : ` ${at.slice(11, 13)}`}`)

test('an order shows where it has been and when, where it is, and what is to come', () => {
  expect(short(line('sale', 'placed', 'in_review', 'ready_to_pay'))).toEqual([
    'placed done 00',
    'in_review done 01',
    'ready_to_pay current 02',
    'paid coming',
    'printing coming',
    'quality_check coming',
    'shipped coming',
    'delivered coming',
  ])
})

test('what is placed waits for the workshop', () => {
  expect(short(line('sale', 'placed')).slice(0, 3)).toEqual([
    'placed done 00',
    'in_review current',
    'ready_to_pay coming',
  ])
})

test('a pair that is made again is paid for by nobody', () => {
  expect(short(line('refit', 'placed', 'in_review', 'printing')).slice(1, 4)).toEqual([
    'in_review done 01',
    'printing current 02',
    'quality_check coming',
  ])
})

test.each([
  ['needs_attention', 1],
  ['awaiting_payment', 2],
] as const)('%s stands in the place of what waits for it', (stage, index) => {
  const shown = line('sale', 'placed', 'in_review', stage)
  expect([shown[index]?.stage, shown[index]?.state, shown.length]).toEqual([stage, 'current', 8])
})

test('what an order was sent back from is to come once more', () => {
  expect(short(line('sale', 'placed', 'in_review', 'ready_to_pay', 'in_review')).slice(0, 3)).toEqual([
    'placed done 00',
    'in_review current 03',
    'ready_to_pay coming',
  ])
})

test.each([
  [
    ['placed', 'cancelled'],
    ['placed done 00', 'cancelled done 01'],
  ],
  [
    ['placed', 'in_review', 'ready_to_pay', 'awaiting_payment', 'paid', 'refund_pending'],
    [
      'placed done 00',
      'in_review done 01',
      'ready_to_pay done 02',
      'paid done 04',
      'refund_pending current 05',
      'refunded coming',
    ],
  ],
  [
    ['placed', 'in_review', 'ready_to_pay', 'paid', 'refund_pending', 'refunded'],
    [
      'placed done 00',
      'in_review done 01',
      'ready_to_pay done 02',
      'paid done 03',
      'refund_pending done 04',
      'refunded done 05',
    ],
  ],
] as const)('an order that ended before the door shows that nothing more is to come: %s', (stages, shown) => {
  expect(short(line('sale', ...(stages as unknown as OrderStage[])))).toEqual(shown)
})

test('a pair that has arrived has nothing to come', () => {
  const shown = line(
    'sale',
    'placed',
    'in_review',
    'ready_to_pay',
    'paid',
    'printing',
    'quality_check',
    'shipped',
    'delivered',
  )
  expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(['done']))
})
