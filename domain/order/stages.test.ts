import { expect, test } from 'vitest'
import { hasBeenPaid, isPaidNotDelivered, orderStages } from './stages.ts'

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
