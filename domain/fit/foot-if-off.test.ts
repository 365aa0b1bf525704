import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot, isPlausible, oddFoot } from '../../tests/support/builders/any-foot.ts'
import { someScannedFoot } from '../../tests/support/builders/some-scan.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { type FigureName, figureUnits } from '../foot/foot-figures.ts'
import { toFootMeasures } from '../scan/scan.ts'
import { readMeasures } from '../shoe/read-measures.ts'
import { footIfOff } from './foot-if-off.ts'

const names = Object.keys(figureUnits) as FigureName[]
const foot = toFootMeasures(someScannedFoot('left', 250))
const anyShare = fc.double({ min: -1, max: 1, noNaN: true })

describe('A foot off its measured figures', () => {
  test('is larger or smaller by the tolerances of its figures, and its positions move along', () => {
    const { lengthMm, ballWidthMm = { value: 0, tolerance: 0 }, heelToBallMm = { value: 0 } } = foot.figures
    const [smaller, same, larger] = [-1, 0, 1].map((share) => footIfOff(foot, share))
    expect(same).toMatchObject({ lengthMm: 250, ballWidthMm: ballWidthMm.value, outline: foot.outline })
    expect(larger?.lengthMm).toBe(lengthMm.value + lengthMm.tolerance)
    expect(smaller?.lengthMm).toBe(lengthMm.value - lengthMm.tolerance)
    expect(larger?.ballWidthMm).toBeCloseTo(ballWidthMm.value + ballWidthMm.tolerance, 9)
    // Farther ahead in proportion to the length, not by a tolerance of its own.
    expect(larger?.heelToBallMm).toBeCloseTo((heelToBallMm.value * 251.5) / 250, 9)
    expect(footIfOff(foot, 0.5).lengthMm).toBe(lengthMm.value + lengthMm.tolerance / 2)
  })

  test('has an outline as long and as wide as its figures', () => {
    const { outline, lengthMm, ballWidthMm = 0 } = footIfOff(foot, 1)
    const longest = Math.max(...outline.map(({ y }) => y))
    const across = outline.map(({ x }) => x)
    const before = foot.outline.map(({ x }) => x)
    expect(longest).toBeCloseTo(lengthMm, 9)
    const wider = (Math.max(...across) - Math.min(...across)) / (Math.max(...before) - Math.min(...before))
    expect(wider).toBeCloseTo(ballWidthMm / (foot.figures.ballWidthMm?.value ?? 0), 9)
  })

  test('deviates by no more than all of its tolerances', () => {
    expect(footIfOff(foot, 7)).toEqual(footIfOff(foot, 1))
    expect(footIfOff(foot, Number.NEGATIVE_INFINITY)).toEqual(footIfOff(foot, 0))
    expect(footIfOff(foot, Number.NaN)).toEqual(footIfOff(foot, 0))
  })

  test('is bounded: plausible at every share, with a length within its tolerance', () => {
    fc.assert(
      fc.property(anyFoot, anyShare, (one, share) => {
        const { outline: _outline, toeForm: _form, ...numbers } = footIfOff(one, share)
        const figures = Object.fromEntries(
          Object.entries(numbers).map(([name, value]) => [name, { value, tolerance: 0, method: 'measured' as const }]),
        )
        expect(isPlausible(figures)).toBe(true)
        const { value, tolerance } = one.figures.lengthMm
        expect(Math.abs(numbers.lengthMm - value)).toBeLessThanOrEqual(tolerance + 1e-9)
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('is monotone: never smaller at a larger share', () => {
    fc.assert(
      fc.property(anyFoot, anyShare, anyShare, (one, first, second) => {
        const [less, more] = [footIfOff(one, Math.min(first, second)), footIfOff(one, Math.max(first, second))]
        expect(names.filter((name) => (more[name] ?? 0) < (less[name] ?? 0) - 1e-6)).toEqual([])
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('is symmetric: equal for a left and a right foot with the same figures', () => {
    fc.assert(
      fc.property(anyFoot, anyShare, (one, share) => {
        const mirrored = { ...one, side: one.side === 'left' ? ('right' as const) : ('left' as const) }
        expect(footIfOff(mirrored, share)).toEqual(footIfOff(one, share))
      }),
    )
  })

  test.each([-1, 1])('can have a shoe made as well, at %s', (share) => {
    const measures = footIfOff(foot, share)
    const read = readMeasures({
      measures,
      side: 'left',
      upper: 'strap',
      feel: 'natural',
      level: 'preview',
      soleText: '',
    })
    expect(read.ok && read.value.foot.lengthMm).toBe(measures.lengthMm)
  })

  test('stays unchanged, without an error, if it is implausible from the start', () => {
    fc.assert(
      fc.property(oddFoot, fc.double(), (one, share) => {
        const off = footIfOff(one, share)
        if (!isPlausible(one.figures)) expect(off.lengthMm).toBe(one.figures.lengthMm.value)
      }),
      { numRuns: scaleRuns(2_000) },
    )
  })
})
