import { describe, expect, test } from 'vitest'
import { someDesign, someLine, somePair } from '../../tests/support/builders/some-design.ts'
import { someScan } from '../../tests/support/builders/some-scan.ts'
import { configurationOf } from '../design/configuration.ts'
import { type CartToCheck, checkCart, pairsToWait } from './check-cart.ts'

const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const again = { ...measured, scanId: 's2' }
const design = someDesign({}, measured)
const pairOf = (one = design) => {
  const made = configurationOf(one)
  if (!made.ok) throw new Error('A design that is not whole')
  return made.value
}
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => someLine(`l${at}`, somePair(measured)))
const cart = (more: Partial<CartToCheck> = {}): CartToCheck => ({
  lines: [someLine('own', pairOf()), ...linesOf(1)],
  delivery: 'GB',
  left: 590,
  designs: [design],
  kept: [],
  ...more,
})

test('a cart with nothing in its way is ordered, whatever else is designed here', () => {
  expect(checkCart(cart({ designs: [design, someDesign({ upper: 'shell' }, measured)] }))).toEqual([])
  expect(checkCart(cart({ left: undefined }))).toEqual([])
})

test('a scan that is gone or too weak is told of its pair', () => {
  const lines = [
    someLine('a', somePair(measured), 'scan_unknown'),
    ...linesOf(1),
    someLine('b', somePair(measured), 'scan_unfit'),
  ]
  expect(checkCart(cart({ lines }))).toEqual([
    { kind: 'scan_unknown', line: 'a' },
    { kind: 'scan_unfit', line: 'b' },
  ])
})

describe('a design that was changed on this device since', () => {
  const changed = { ...design, colour: 'green' } as const

  test('is told with the pair of now, unless the one in the cart is wanted as it is', () => {
    const fault = { kind: 'changed_here', line: 'own', pair: pairOf(changed), mayStay: true }
    expect(checkCart(cart({ designs: [changed] }))).toEqual([fault])
    expect(checkCart(cart({ designs: [changed], kept: ['own'] }))).toEqual([])
  })

  test('is told where it is measured again, and then the one in the cart cannot stay', () => {
    const measuredAgain = { ...design, feet: someDesign({}, again).feet ?? pairOf().feet }
    const lines = [someLine('own', pairOf(), 'scan_unknown')]
    expect(checkCart(cart({ lines, designs: [measuredAgain], kept: ['own'] }))).toMatchObject([
      { kind: 'changed_here', line: 'own', mayStay: false, pair: { feet: { left: { scanId: 's2' } } } },
    ])
  })

  test('is no fault of the cart while it is not whole', () => {
    const { feet: _, ...bare } = changed
    expect(checkCart(cart({ designs: [bare] }))).toEqual([])
  })

  test('is the same by another name', () => {
    expect(checkCart(cart({ designs: [{ ...design, name: 'For the beach' }] }))).toEqual([])
  })
})

test('where we do not deliver, more than one order holds, and more than there are numbers are told of the whole cart', () => {
  expect(checkCart(cart({ delivery: 'FR' }))).toEqual([{ kind: 'not_shipping' }])
  const six = linesOf(6)
  expect(checkCart(cart({ lines: six, left: 1 }))).toEqual([
    { kind: 'too_many', over: ['l4', 'l5'] },
    { kind: 'numbers_left', left: 1, over: ['l1', 'l2', 'l3', 'l4', 'l5'] },
  ])
  expect(checkCart(cart({ lines: linesOf(4), left: 4 }))).toEqual([])
})

test.each([
  ['faulty ones', ['scan_unknown', null, null], 590, 'GB', ['l0']],
  ['those that have no number', [null, 'scan_unfit', null, null], 1, 'GB', ['l1', 'l2', 'l3']],
  ['those that are too many beside faulty ones', ['scan_unfit', null, null, null, null, null], 590, 'GB', ['l0', 'l5']],
  ['none, as none is left', ['scan_unknown'], 590, 'GB', undefined],
  ['none, as there is no number', [null], 0, 'GB', undefined],
  ['none, as nothing is sent there', [null, 'scan_unfit'], 590, 'FR', undefined],
] as const)('so that the others are ordered these wait: %s', (_, faultsOfLines, left, delivery, wait) => {
  const lines = faultsOfLines.map((fault, at) => someLine(`l${at}`, somePair(measured), fault))
  expect(pairsToWait(lines, checkCart(cart({ lines, left, delivery })))).toEqual(wait)
})
