import { expect, test } from 'vitest'
import { hasBeenPaid, isBeingMade, isPaidNotDelivered, type OrderKind, orderStages } from './stages.ts'

test('a pair is on its way from the payment until it is delivered', () => {
  expect(orderStages.filter(isPaidNotDelivered)).toEqual(['paid', 'printing', 'quality_check', 'shipped'])
})

test('an order for which money was taken is kept as the law has it, whatever became of it', () => {
  expect(orderStages.filter((stage) => !hasBeenPaid(stage))).toEqual([
    'placed',
    'in_review',
    'needs_attention',
    'ready_to_pay',
    'awaiting_payment',
    'cancelled',
  ])
})

test('feet are needed for what is paid, and for what is made again, until it is sent', () => {
  const needed = (kind: OrderKind) => orderStages.filter((stage) => isBeingMade(kind, stage))
  expect(needed('sale')).toEqual(['paid', 'printing', 'quality_check'])
  for (const kind of ['refit', 'replacement'] as const)
    expect(needed(kind)).toEqual([
      'placed',
      'in_review',
      'needs_attention',
      'ready_to_pay',
      'awaiting_payment',
      'paid',
      'printing',
      'quality_check',
    ])
})
