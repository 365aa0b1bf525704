import { expect, test } from 'vitest'
import { pages } from '../navigation/pages.ts'
import { mayRemind, showsContinueShopping } from './pay-prompt.ts'

test('the payment reminder offers to continue shopping everywhere but on the three order pages', () => {
  const without = pages.filter(({ path }) => !showsContinueShopping(path)).map(({ path }) => path)
  expect(without).toEqual(['/cart/confirmation', '/order-exists', '/profile/order'])
})

test('the payment reminder does not interrupt measuring, ordering or signing in', () => {
  const quiet = pages.filter(({ path }) => !mayRemind(path)).map(({ path }) => path)
  expect(quiet).toEqual([
    '/auth',
    '/cart/checkout',
    '/signup',
    '/tabi-gen-01/fit',
    '/tabi-gen-01/scan',
    '/tabi-gen-01/style',
    '/tabi-gen-01/summary',
  ])
})

test('the payment reminder may appear at an address without a page', () => {
  expect(mayRemind('/nothing-here')).toBe(true)
})
