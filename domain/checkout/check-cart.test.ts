import { describe, expect, test } from 'vitest'
import { someDesign, someLine, somePair } from '../../tests/support/builders/some-design.ts'
import { someScan } from '../../tests/support/builders/some-scan.ts'
import { toConfiguration } from '../design/configuration.ts'
import { type CartToCheck, checkCart, selectPairsToPostpone } from './check-cart.ts'

const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const again = { ...measured, scanId: 's2' }
const design = someDesign({}, measured)
const somePairFor = (one = design) => {
  const made = toConfiguration(one)
  if (!made.ok) throw new Error('A design that is not whole')
  return made.value
}
const someLines = (count: number) => Array.from({ length: count }, (_, at) => someLine(`l${at}`, somePair(measured)))
const cart = (more: Partial<CartToCheck> = {}): CartToCheck => ({
  lines: [someLine('own', somePairFor()), ...someLines(1)],
  delivery: 'GB',
  left: 590,
  designs: [design],
  confirmed: [],
  ...more,
})

test('a cart without blockers can be ordered, whatever else is designed on this device', () => {
  expect(checkCart(cart({ designs: [design, someDesign({ upper: 'shell' }, measured)] }))).toEqual([])
  expect(checkCart(cart({ left: undefined }))).toEqual([])
})

test('a missing or unfit scan blocks its own line', () => {
  const lines = [
    someLine('a', somePair(measured), 'scan_mismatch'),
    ...someLines(1),
    someLine('b', somePair(measured), 'scan_unusable'),
  ]
  expect(checkCart(cart({ lines }))).toEqual([
    { kind: 'scan_mismatch', line: 'a' },
    { kind: 'scan_unusable', line: 'b' },
  ])
})

describe('a design that was changed on this device', () => {
  const changed = { ...design, colour: 'green' } as const

  test('blocks its line and offers the changed pair, unless the pair in the cart is confirmed', () => {
    const blocker = { kind: 'changed_here', line: 'own', pair: somePairFor(changed), mayStay: true }
    expect(checkCart(cart({ designs: [changed] }))).toEqual([blocker])
    expect(checkCart(cart({ designs: [changed], confirmed: ['own'] }))).toEqual([])
  })

  test('blocks its line even if confirmed when the scan in the cart is gone', () => {
    const remeasured = { ...design, feet: someDesign({}, again).feet ?? somePairFor().feet }
    const lines = [someLine('own', somePairFor(), 'scan_mismatch')]
    expect(checkCart(cart({ lines, designs: [remeasured], confirmed: ['own'] }))).toMatchObject([
      { kind: 'changed_here', line: 'own', mayStay: false, pair: { feet: { left: { scanId: 's2' } } } },
    ])
  })

  test('does not block its line while the design is incomplete', () => {
    const { feet: _, ...bare } = changed
    expect(checkCart(cart({ designs: [bare] }))).toEqual([])
  })

  test('does not block its line if only the name differs', () => {
    expect(checkCart(cart({ designs: [{ ...design, name: 'For the beach' }] }))).toEqual([])
  })
})

test('an unsupported country, too many pairs and too few edition numbers block the whole cart', () => {
  expect(checkCart(cart({ delivery: 'FR' }))).toEqual([{ kind: 'not_shipping' }])
  const six = someLines(6)
  expect(checkCart(cart({ lines: six, left: 1 }))).toEqual([
    { kind: 'too_many', over: ['l4', 'l5'] },
    { kind: 'numbers_left', left: 1, over: ['l1', 'l2', 'l3', 'l4', 'l5'] },
  ])
  expect(checkCart(cart({ lines: someLines(4), left: 4 }))).toEqual([])
})

test.each([
  ['blocked lines', ['scan_mismatch', null, null], 590, 'GB', ['l0']],
  ['lines beyond the free numbers', [null, 'scan_unusable', null, null], 1, 'GB', ['l1', 'l2', 'l3']],
  ['lines beyond the limit and blocked ones', ['scan_unusable', null, null, null, null, null], 590, 'GB', ['l0', 'l5']],
  ['nothing if no line is left', ['scan_mismatch'], 590, 'GB', undefined],
  ['nothing if no number is free', [null], 0, 'GB', undefined],
  ['nothing if the country is not shipped to', [null, 'scan_unusable'], 590, 'FR', undefined],
] as const)('selectPairsToPostpone postpones %s', (_, lineErrors, left, delivery, wait) => {
  const lines = lineErrors.map((blocker, at) => someLine(`l${at}`, somePair(measured), blocker))
  expect(selectPairsToPostpone(lines, checkCart(cart({ lines, left, delivery })))).toEqual(wait)
})
