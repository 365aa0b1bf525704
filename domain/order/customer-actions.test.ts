import { expect, test } from 'vitest'
import { type customerActions, findCustomerActions } from './customer-actions.ts'
import { orderStages } from './stages.ts'

const stagesWith = (action: (typeof customerActions)[number]) =>
  orderStages.filter((stage) => findCustomerActions(stage).includes(action))

test('a customer may change the design until the order is paid and the address until it is shipped', () => {
  const open = ['placed', 'in_review', 'needs_attention', 'ready_to_pay']
  expect(stagesWith('change_design')).toEqual(open)
  expect(stagesWith('change_address')).toEqual([...open, 'paid', 'printing', 'quality_check'])
})

test('a customer may cancel free of charge until printing begins, paid or not', () => {
  expect(stagesWith('cancel')).toEqual([
    'placed',
    'in_review',
    'needs_attention',
    'ready_to_pay',
    'awaiting_payment',
    'paid',
  ])
})

test('each other customer action is allowed in its own stages only', () => {
  expect(stagesWith('pay')).toEqual(['ready_to_pay', 'awaiting_payment'])
  expect(stagesWith('split')).toEqual(['needs_attention'])
  expect(stagesWith('confirm_delivery')).toEqual(['shipped'])
  expect(stagesWith('ask_for_refit')).toEqual(['delivered'])
  expect(stagesWith('write')).toEqual(orderStages)
  expect(orderStages.filter((stage) => !stagesWith('change_email').includes(stage))).toEqual([
    'delivered',
    'cancelled',
    'refunded',
  ])
})

test('a customer may also cancel a late order while it is printed or checked', () => {
  const overdue = orderStages.filter((stage) =>
    findCustomerActions(stage, { hasMissedShipDate: true }).includes('cancel'),
  )
  expect(overdue).toEqual([...stagesWith('cancel'), 'printing', 'quality_check'])
})
