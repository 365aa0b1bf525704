import fc from 'fast-check'
import { expect, test } from 'vitest'
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

/** The last value that costs nothing, one half of the way, the first that costs all, how many points, and the reason. */
const sides: Readonly<Record<keyof TracedFacts, readonly [number, number, number, number, string]>> = {
  tiltDeg: [12, 18.5, 25, 20, 'tilted'],
  pxPerMm: [2.2, 1.85, 1.5, 15, 'far'],
  edgeWidthPx: [4.5, 6, 7.5, 25, 'soft'],
  brightest: [110, 85, 60, 20, 'dim'],
  clipped: [0.001, 0.0105, 0.02, 20, 'glare'],
  bentMm: [1, 2.5, 4, 25, 'sheet_bent'],
  bridged: [0.03, 0.14, 0.25, 30, 'line_bridged'],
  apartMm: [1, 1.55, 2.1, 20, 'line_doubled'],
  penSpreadMm: [0.25, 0.625, 1, 25, 'pen_entered'],
}

test.each(names)('%s costs nothing up to its good value, all of its points from its bad one on', (name) => {
  const [best, half, worst, points, reason] = sides[name]
  const judged = (value: number) => tracedQuality({ ...good, [name]: value }, 'standing')
  expect(judged(best)).toEqual({ score: 100, reasons: [] })
  expect(judged(half)).toEqual({ score: Math.round(100 - points / 2), reasons: [reason] })
  expect(judged(worst)).toEqual({ score: 100 - points, reasons: [reason] })
  expect(judged(worse[name])).toEqual(judged(worst))
  // A tenth of the way costs a tenth, at either end.
  const tenth = (worst - best) / 10
  expect(judged(best + tenth).score).toBe(Math.round(100 - points / 10))
  expect(judged(worst - tenth).score).toBe(Math.round(100 - 0.9 * points))
})

test('who sits loses points for that alone', () => {
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
