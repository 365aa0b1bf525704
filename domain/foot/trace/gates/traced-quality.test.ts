import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSizeOther } from './told-differently.ts'
import { type TracedFacts, tracedQuality } from './traced-quality.ts'

const good: TracedFacts = {
  tiltDeg: 5,
  pxPerMm: 3,
  edgeWidthPx: 3,
  brightest: 200,
  clipped: 0,
  bentMm: 0.3,
  bridged: 0,
  apartMm: 0,
  penSpreadMm: 0.15,
}
/** What is worse of each. */
const worse: TracedFacts = {
  tiltDeg: 30,
  pxPerMm: 1,
  edgeWidthPx: 9,
  brightest: 40,
  clipped: 0.1,
  bentMm: 6,
  bridged: 0.5,
  apartMm: 5,
  penSpreadMm: 1.5,
}
const names = Object.keys(good) as (keyof TracedFacts)[]

test('a good tracing has every point and no reason', () => {
  expect(tracedQuality(good, 'standing')).toEqual({ score: 100, reasons: [] })
})

test('whatever gets worse costs points and names its reason', () => {
  for (const name of names) {
    const { score, reasons } = tracedQuality({ ...good, [name]: worse[name] }, 'standing')
    expect(score).toBeLessThan(100)
    expect(reasons).toHaveLength(1)
  }
  expect(tracedQuality(good, 'sitting')).toEqual({ score: 90, reasons: ['sitting'] })
})

const facts = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.double({ min: 0, max: 1, noNaN: true })])),
) as fc.Arbitrary<Record<keyof TracedFacts, number>>
const mixed = (shares: Record<keyof TracedFacts, number>) =>
  Object.fromEntries(names.map((name) => [name, good[name] + (worse[name] - good[name]) * shares[name]])) as TracedFacts

test('worse in one respect is never better in all', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...names), (shares, name) => {
      const before = tracedQuality(mixed(shares), 'standing').score
      expect(tracedQuality(mixed({ ...shares, [name]: 1 }), 'standing').score).toBeLessThanOrEqual(before)
    }),
  )
})

test.each([
  [258, 250, false],
  [266, 250, true],
  [234, 250, true],
  [266, undefined, false],
])('a foot of %i mm, 3 mm either way, and a size for %s mm: asked about is %s', (value, usualMm, isOther) => {
  expect(isSizeOther({ value, tolerance: 3, method: 'measured' }, usualMm)).toBe(isOther)
})
