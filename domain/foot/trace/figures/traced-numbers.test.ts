import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedRodFoot, type RodPose, rodLine } from '../../../../tests/support/builders/traced/rod-line.ts'
import { pressedMm } from '../offset/foot-sides.ts'
import type { PenProfile } from '../pen/pen-profile.ts'
import { uprightWay } from './estimate-trace-uncertainty.ts'
import { detectLineSide, measureTracedFoot } from './measure-traced-foot.ts'
import { tracedNumbers } from './traced-numbers.ts'

const rod = (halfMm: number): PenProfile => ({ halfMm: [halfMm, halfMm], spreadMm: 0.1, by: 'photo' })
const lying: RodPose = { turnDeg: 0, x: 100, y: 20, side: 'left' }
/** A rod that presses the foot in, as pens do. */
const rodOutline = (halfMm: number, lie: RodPose) => rodLine(halfMm - pressedMm, lie)
const traceRod = (halfMm: number, lie: RodPose) =>
  tracedNumbers(rodOutline(halfMm, lie), lie.side, uprightWay(rod(halfMm)))!

test('what an upright rod was led around is measured without the rod', () => {
  const numbers = traceRod(4, lying)
  expect(Math.abs(numbers.lengthMm - expectedRodFoot.lengthMm)).toBeLessThan(0.4)
  expect(Math.abs(numbers.footBreadthMm - expectedRodFoot.footBreadthMm)).toBeLessThan(0.6)
  expect(Math.abs(numbers.heelWidthMm - expectedRodFoot.heelWidthMm)).toBeLessThan(0.4)
  expect(Math.abs(numbers.ballWidthMm - expectedRodFoot.ballWidthMm)).toBeLessThan(1.5)
  expect(Math.abs(numbers.toeGapAlongMm! - expectedRodFoot.toeGapAlongMm)).toBeLessThan(1)
  expect(Math.abs(numbers.toeGapAcrossMm! - expectedRodFoot.toeGapAcrossMm)).toBeLessThan(1.5)
  expect(numbers.toeForm).toBe(expectedRodFoot.toeForm)
})

const lies = fc.record({
  turnDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  x: fc.double({ min: -50, max: 200, noNaN: true }),
  y: fc.double({ min: -50, max: 200, noNaN: true }),
  side: fc.constantFrom('left' as const, 'right' as const),
})

test('however a foot lies on the sheet, its numbers are the same, and which foot it is is seen', () => {
  const plain = traceRod(4, lying)
  fc.assert(
    fc.property(lies, (lie) => {
      const numbers = traceRod(4, lie)
      expect(Math.abs(numbers.lengthMm - plain.lengthMm)).toBeLessThan(0.05)
      expect(Math.abs(numbers.ballWidthMm - plain.ballWidthMm)).toBeLessThan(0.1)
      expect(Math.abs(numbers.toeGapAcrossMm! - plain.toeGapAcrossMm!)).toBeLessThan(0.1)
      expect(detectLineSide(rodOutline(4, lie), rod(4))).toBe(lie.side)
    }),
    { numRuns: 12 },
  )
})

/** A camera that is known exactly: nothing of it is unsure. */
const photo = { camera: {} as never, information: [], bentMm: 0 }
const tracedLength = (pen: PenProfile, stance: 'standing' | 'sitting', bentMm = 0) =>
  measureTracedFoot(rodOutline(4, lying), 'left', pen, { ...photo, stance, bentMm })!.figures.lengthMm

test('a pen that is less known, and a foot that bears less, widen the tolerance and leave the length', () => {
  const known = tracedLength(rod(4), 'standing')
  const guessed = tracedLength({ ...rod(4), spreadMm: 0.6, by: 'told' }, 'standing')
  const sitting = tracedLength(rod(4), 'sitting')
  // Both ends move by the pen: 0.6 mm each, and 95 of 100.
  expect(guessed.tolerance).toBeGreaterThan(1.96 * 1.2)
  expect(guessed.tolerance).toBeGreaterThan(known.tolerance)
  expect(sitting.tolerance).toBeGreaterThan(known.tolerance)
  expect([guessed.value, sitting.value]).toEqual([known.value, known.value])
})

test('a sheet that curls makes a length less sure, one that is as flat as most does not', () => {
  const [flat, typical, curled] = [0, 0.8, 2].map((bentMm) => tracedLength(rod(4), 'standing', bentMm).tolerance)
  expect(typical).toBe(flat)
  expect(curled).toBeGreaterThan(flat! + 1)
})

test('a lean of some degrees is part of every tolerance: at heel and toes it is more than a millimetre of length', () => {
  const { tolerance } = tracedLength(rod(4), 'standing')
  expect(tolerance).toBeGreaterThan(1.5)
  expect(tolerance).toBeLessThan(3.5)
})
