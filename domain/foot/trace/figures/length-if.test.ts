import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedRodFoot, rodLine } from '../../../../tests/support/builders/traced/rod-line.ts'
import { toldPen } from '../pen/told-pen.ts'
import { lengthIf } from './length-if.ts'

const line = rodLine(4, { turnDeg: 20, x: 80, y: 20, side: 'left' })
const seen = { ...toldPen('ballpoint'), by: 'photo' } as const

test('a foot is as long as it is measured if the sheet is what it was taken for', () => {
  const length = lengthIf(1, line, { halfMm: [4, 4], spreadMm: 0.1, by: 'photo' }) as number
  expect(Math.abs(length - expectedRodFoot.lengthMm)).toBeLessThan(1)
})

test('all grows with the sheet, a pen that lies on it as well', () => {
  const length = lengthIf(1, line, seen) as number
  fc.assert(
    fc.property(fc.double({ min: 0.7, max: 1.5, noNaN: true }), (times) => {
      // The foot's skin gives way to the pen by the same tenths of a millimetre.
      expect(Math.abs((lengthIf(times, line, seen) as number) - times * length)).toBeLessThan(0.4)
    }),
    { numRuns: 8 },
  )
})

test('a pen of which somebody told the kind stays as thick as such pens are', () => {
  const [told, taken] = [{ ...seen, by: 'told' } as const, seen].map((pen) => lengthIf(Math.SQRT2, line, pen) as number)
  expect(told! - taken!).toBeGreaterThan(1)
  expect(told! - taken!).toBeLessThan(5)
})

test('what is no foot has no length', () => {
  expect(lengthIf(1, { ...line, points: line.points.slice(0, 3) }, seen)).toBeUndefined()
})
