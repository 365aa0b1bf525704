import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardNames } from '../navigation/pages.ts'
import { findFailedGuard, findGuard, type GuardContext, paidOrderBy } from './guards.ts'

const stranger: GuardContext = { session: 'cleared', paidOrder: 'none' }
const facts = fc.record<GuardContext>({
  session: fc.constantFrom('valid', 'cleared', 'unanswered'),
  paidOrder: fc.constantFrom('none', 'not-delivered-yet', 'another-wanted', 'unknown'),
})

test('a page for customers sends a stranger to sign in and remembers the page', () => {
  expect(findFailedGuard(['auth'], stranger)).toMatchObject({ redirectTo: '/auth', preservesWantedPage: true })
})

test('a page for customers opens with a valid session, whatever they ordered', () => {
  fc.assert(fc.property(facts, (known) => findFailedGuard(['auth'], { ...known, session: 'valid' }) === undefined))
})

test('a paid order that is not delivered yet leads to /order-exists', () => {
  const known: GuardContext = { session: 'valid', paidOrder: 'not-delivered-yet' }
  expect(findFailedGuard(['check-paid-order'], known)).toMatchObject({
    redirectTo: '/order-exists',
    preservesWantedPage: false,
  })
})

test.each(['none', 'another-wanted', 'unknown'] as const)('with paid order: %s, the customer goes on', (paidOrder) => {
  expect(findFailedGuard(['check-paid-order'], { session: 'cleared', paidOrder })).toBeUndefined()
})

test('leave to make another pair lets pass whose pair is on its way, and says nothing where none is', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), facts, (is_on_its_way, may_make_another, known) => {
      const paidOrder = paidOrderBy({ is_on_its_way, may_make_another })
      expect(paidOrder === 'none').toBe(!is_on_its_way)
      const isDenied = findFailedGuard(['check-paid-order'], { ...known, paidOrder }) !== undefined
      expect(isDenied).toBe(is_on_its_way && !may_make_another)
    }),
  )
})

test('a page without guards is open to everyone', () => {
  fc.assert(fc.property(facts, (known) => findFailedGuard([], known) === undefined))
})

test('of several guards the first that refuses decides', () => {
  const both: GuardContext = { session: 'cleared', paidOrder: 'not-delivered-yet' }
  expect(findFailedGuard(['check-paid-order', 'auth'], both)?.redirectTo).toBe('/order-exists')
  expect(findFailedGuard(['auth', 'check-paid-order'], both)?.redirectTo).toBe('/auth')
})

test('a guard that does not exist is named in the fault, even beside guards that pass', () => {
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
