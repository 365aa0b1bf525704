import { expect, test } from 'vitest'
import { stageLine } from './stage-line.ts'
import type { OrderStage } from './stages.ts'

/** One hour between stages. */
const cameBy = (...stages: OrderStage[]) =>
  stages.map((stage, hour) => ({ stage, at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z` }))
const line = (kind: 'sale' | 'refit', ...stages: OrderStage[]) =>
  stageLine({ kind, stage: stages.at(-1) as OrderStage, history: cameBy(...stages) })
const short = (shown: ReturnType<typeof stageLine>) =>
  shown.map(({ stage, state, at }) => `${stage} ${state}${at === undefined ? '' : ` ${at.slice(11, 13)}`}`)

test('the stage line shows past stages with their times, the current stage, and coming stages', () => {
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

test('the stage line of a placed order shows in_review as current', () => {
  expect(short(line('sale', 'placed')).slice(0, 3)).toEqual([
    'placed done 00',
    'in_review current',
    'ready_to_pay coming',
  ])
})

test('the stage line of a refit has no payment stages', () => {
  expect(short(line('refit', 'placed', 'in_review', 'printing')).slice(1, 4)).toEqual([
    'in_review done 01',
    'printing current 02',
    'quality_check coming',
  ])
})

test.each([
  ['needs_attention', 1],
  ['awaiting_payment', 2],
] as const)('%s takes the place of the stage that it interrupts', (stage, index) => {
  const shown = line('sale', 'placed', 'in_review', stage)
  expect([shown[index]?.stage, shown[index]?.state, shown.length]).toEqual([stage, 'current', 8])
})

test('a stage that an order was sent back from is shown as coming again', () => {
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
] as const)(
  'the stage line of an order that ended before delivery shows only its past and what a refund still needs: %s',
  (stages, shown) => {
    expect(short(line('sale', ...(stages as unknown as OrderStage[])))).toEqual(shown)
  },
)

test('the stage line of a delivered order has no coming stages', () => {
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
