import { expect, test } from 'vitest'
import { pages } from '../navigation/pages.ts'
import { showsContinueShopping } from './pay-prompt.ts'

test('shopping goes on everywhere but on the three pages that are about an order', () => {
  const without = pages.filter(({ path }) => !showsContinueShopping(path)).map(({ path }) => path)
  expect(without).toEqual(['/cart/confirmation', '/order-exists', '/profile/order'])
})
