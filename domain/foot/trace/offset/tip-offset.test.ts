import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfAt, type SideMm, tipOffset } from './tip-offset.ts'

/** Pointed over 20 mm, then a barrel. */
const pencil = Array.from({ length: 41 }, (_, mm) => Math.min(3.6, 0.4 + mm * 0.16))
const heel = { heightMm: 21, roundMm: 50 }
const toe = { heightMm: 9, roundMm: 9 }

test('beside a heel, which is higher than a pencil is pointed, the tip stands half the barrel outside', () => {
  expect(tipOffset(pencil, heel, 0)).toBeCloseTo(3.6, 1)
})

test('beside a toe a pencil still tapers, and its tip stands nearer', () => {
  const byHeight = halfAt(pencil, toe.heightMm)
  const offset = tipOffset(pencil, toe, 0)
  expect(offset).toBeGreaterThan(byHeight)
  expect(offset).toBeLessThan(byHeight + 0.3)
})

const lean = fc.double({ min: -0.12, max: 0.12, noNaN: true })
const side = fc.record({
  heightMm: fc.double({ min: 6, max: 30, noNaN: true }),
  roundMm: fc.double({ min: 8, max: 60, noNaN: true }),
})

test('a pen that leans outwards more has its tip nearer to the foot', () => {
  const isNearer = (form: SideMm, by: number) => tipOffset(pencil, form, by + 0.01) < tipOffset(pencil, form, by)
  fc.assert(fc.property(side, lean, isNearer))
})

test('a pen that is thicker all along has its tip as much farther outside', () => {
  fc.assert(
    fc.property(side, lean, fc.double({ min: 0.1, max: 3, noNaN: true }), (form, by, more) => {
      const thicker = pencil.map((half) => half + more)
      expect(tipOffset(thicker, form, by)).toBeCloseTo(tipOffset(pencil, form, by) + more, 9)
    }),
  )
})

test('what a pen is like behind the last of its known places is what it is there', () => {
  expect(halfAt(pencil, 400)).toBe(halfAt(pencil, 40))
  expect(halfAt(pencil, 2.5)).toBeCloseTo(0.8, 9)
})
