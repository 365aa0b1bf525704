import { expect, test } from 'vitest'
import { feetBy, someDesign, somePair } from '../../tests/support/builders/some-design.ts'
import { someScan } from '../../tests/support/builders/some-scan.ts'
import { toConfiguration } from './configuration.ts'
import type { Design } from './design.ts'
import { isSamePair } from './same-pair.ts'

const measured = { personId: 'p1', scanId: 's1', scan: someScan() }
const design = someDesign({ soleText: 'ROSA' }, measured)
const pair = (() => {
  const made = toConfiguration(design)
  if (!made.ok) throw new Error('A design that is not whole')
  return made.value
})()

test("a pair equals its design, whatever the design's name", () => {
  expect(isSamePair(design, pair)).toBe(true)
  expect(isSamePair({ ...design, name: 'For the sea' }, pair)).toBe(true)
})

test.each<Partial<Design>>([
  { upper: 'shell' },
  { colour: 'brown' },
  { feel: 'roomy' },
  { soleText: '' },
  { worn: [{ feel: 'natural', answers: { left: { ball: 'tight' }, right: {} } }] },
  { feet: feetBy('s2') },
])('a changed design is another pair: %o', (change) => {
  expect(isSamePair({ ...design, ...change }, pair)).toBe(false)
})

test('another design with the same choices is another pair', () => {
  expect(isSamePair(design, somePair(measured, { soleText: 'ROSA' }))).toBe(false)
})
