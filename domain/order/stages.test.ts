import { expect, test } from 'vitest'
import { hasBeenPaid, isBeingMade, isPaidNotDelivered, type OrderKind, orderStages } from './stages.ts'

test('a pair is in progress from payment until delivery', () => {
  expect(orderStages.filter(isPaidNotDelivered)).toEqual(['paid', 'printing', 'quality_check', 'shipped'])
})

test('an order that was ever paid counts as a record to retain', () => {
  expect(orderStages.filter((stage) => !hasBeenPaid(stage))).toEqual([
    'placed',
    'in_review',
    'needs_attention',
    'ready_to_pay',
    'awaiting_payment',
    'cancelled',
  ])
})

test('foot measurements are needed for paid orders and remakes until they are shipped', () => {
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
