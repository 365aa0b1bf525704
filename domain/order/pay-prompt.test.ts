import { expect, test } from 'vitest'
import { pages } from '../navigation/pages.ts'
import { mayRemind, showsContinueShopping } from './pay-prompt.ts'

test('shopping goes on everywhere but on the three pages that are about an order', () => {
  const without = pages.filter(({ path }) => !showsContinueShopping(path)).map(({ path }) => path)
  expect(without).toEqual(['/cart/confirmation', '/order-exists', '/profile/order'])
})

test('nobody is interrupted in the middle of measuring, ordering or signing in', () => {
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

test('an address without a page is as good as any other to be reminded at', () => {
  expect(mayRemind('/nothing-here')).toBe(true)
})
