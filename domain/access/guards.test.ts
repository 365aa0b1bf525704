import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardNames } from '../navigation/pages.ts'
import { findFailedGuard, findGuard, type GuardContext, paidOrderBy } from './guards.ts'

const stranger: GuardContext = { session: 'cleared', paidOrder: 'none' }
const facts = fc.record<GuardContext>({
  session: fc.constantFrom('valid', 'cleared', 'unanswered'),
  paidOrder: fc.constantFrom('none', 'not-delivered-yet', 'another-wanted', 'unknown'),
})

test('the auth guard redirects an anonymous visitor to sign in and remembers the page', () => {
  expect(findFailedGuard(['auth'], stranger)).toMatchObject({ redirectTo: '/auth', preservesWantedPage: true })
})

test('the auth guard passes with a valid session, whatever the orders', () => {
  fc.assert(fc.property(facts, (known) => findFailedGuard(['auth'], { ...known, session: 'valid' }) === undefined))
})

test('check-paid-order redirects to /order-exists while a paid order is not delivered', () => {
  const known: GuardContext = { session: 'valid', paidOrder: 'not-delivered-yet' }
  expect(findFailedGuard(['check-paid-order'], known)).toMatchObject({
    redirectTo: '/order-exists',
    preservesWantedPage: false,
  })
})

test.each(['none', 'another-wanted', 'unknown'] as const)(
  'check-paid-order passes with paid order: %s',
  (paidOrder) => {
    expect(findFailedGuard(['check-paid-order'], { session: 'cleared', paidOrder })).toBeUndefined()
  },
)

test('a grant for another pair passes while a pair is in progress, and has no effect without one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), facts, (is_in_progress, has_additional_order_grant, known) => {
      const paidOrder = paidOrderBy({ is_in_progress, has_additional_order_grant })
      expect(paidOrder === 'none').toBe(!is_in_progress)
      const isDenied = findFailedGuard(['check-paid-order'], { ...known, paidOrder }) !== undefined
      expect(isDenied).toBe(is_in_progress && !has_additional_order_grant)
    }),
  )
})

test('a page without guards is open to everyone', () => {
  fc.assert(fc.property(facts, (known) => findFailedGuard([], known) === undefined))
})

test('the first failing guard decides the redirect', () => {
  const both: GuardContext = { session: 'cleared', paidOrder: 'not-delivered-yet' }
  expect(findFailedGuard(['check-paid-order', 'auth'], both)?.redirectTo).toBe('/order-exists')
  expect(findFailedGuard(['auth', 'check-paid-order'], both)?.redirectTo).toBe('/auth')
})

test('an unknown guard throws with its name, even next to guards that pass', () => {
  expect(() => findFailedGuard(['auth', 'nope'], { ...stranger, session: 'valid' })).toThrow(
    "Unknown route middleware: 'nope'",
  )
})

test('only the names of the specification are guards', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), (name) => {
      fc.pre(!guardNames.some((known) => known === name))
      expect(() => findGuard(name)).toThrow(`Unknown route middleware: '${name}'`)
    }),
  )
})
