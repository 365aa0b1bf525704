import { expect, test } from 'vitest'
import { findTextErrors } from './find-text-errors.ts'

test('reports a text without Japanese, or with English left in its place', () => {
  expect(
    findTextErrors([
      { source: 'Reserve a seat', japanese: '席を予約する' },
      { source: 'Your cart', japanese: '' },
      { source: 'Sign in', japanese: 'Sign in' },
    ]),
  ).toEqual(['without Japanese: Your cart', 'not Japanese: Sign in -> Sign in'])
})

test('names and symbols are the same in both languages', () => {
  expect(
    findTextErrors([
      { source: 'Hadashi', japanese: 'Hadashi' },
      { source: '{title} · {0}', japanese: '{title} · {0}' },
      { source: '<0>404</0>', japanese: '<0>404</0>' },
    ]),
  ).toEqual([])
})

test('one English text has one Japanese text in all namespaces', () => {
  const texts = [
    { source: 'Order', japanese: '注文' },
    { source: 'Order', japanese: '順番' },
    { source: 'Order', japanese: '注文' },
  ]
  expect(findTextErrors(texts)).toEqual(['in two ways: Order -> 注文 / 順番'])
})
