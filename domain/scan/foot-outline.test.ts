import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySeen, drawnFoot, exchanged, toDrawnScan } from '../../tests/support/builders/drawn-feet.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { isFootOutline, isOtherSide } from './foot-outline.ts'
import { findScanRejections } from './judge-scan.ts'

const drawn = Array.from({ length: 60 }, (_, seed) => drawnFoot(seed))
const anyFoot = fc.constantFrom(...drawn)

test('accepts every honest scan of a generated foot, traced and in photos', () => {
  fc.assert(
    fc.property(anyFoot, anySeen, (foot, seen) => {
      expect(findScanRejections(toDrawnScan(foot, seen))).toEqual([])
    }),
    { numRuns: scaleRuns(2_000) },
  )
})

test('detects exchanged left and right feet by their outlines in most cases', () => {
  const seen = { lengthMm: 250, broader: 1, skew: 0, shakeMm: 0, phase: 0, isHeelHidden: false }
  const believed = drawn.filter((foot) => findScanRejections(exchanged(toDrawnScan(foot, seen))).length === 0)
  expect(believed.length).toBeLessThan(drawn.length / 8)
  const [first] = drawn as [(typeof drawn)[number]]
  expect(findScanRejections(exchanged(toDrawnScan(first, seen)))).toEqual([
    { reason: 'sides_exchanged', side: 'left' },
    { reason: 'sides_exchanged', side: 'right' },
  ])
})

test('any list of points is judged without an error, and never belongs to both sides', () => {
  const number = fc.double({ min: -50, max: 200, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.record({ x: number, y: number }), { maxLength: 60 }), (points) => {
      expect(isFootOutline(points)).toBeTypeOf('boolean')
      expect(isOtherSide(points, 'left') && isOtherSide(points, 'right')).toBe(false)
    }),
  )
})
