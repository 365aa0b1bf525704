import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessQuality, findPhotoWarnings, type QualityFacts, qualityFacts } from './assess-quality.ts'

const good: QualityFacts = {
  tiltDeg: 3,
  pxPerMm: 2,
  edgeWidthPx: 3,
  brightest: 190,
  clipped: 0,
  apart: 8,
  support: 1,
  isFocalKnown: true,
  isHeelEdgeSeen: true,
  isHeelAssumed: false,
  heelMm: 0,
  tooLong: 0,
  isSmallForPaper: false,
}

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyFacts = fc.record({
  tiltDeg: within(0, 40),
  pxPerMm: within(0.5, 6),
  edgeWidthPx: within(1, 20),
  brightest: within(0, 255),
  clipped: within(0, 1),
  apart: within(0, 30),
  support: within(0, 1),
  isFocalKnown: fc.boolean(),
  isHeelEdgeSeen: fc.boolean(),
  isHeelAssumed: fc.boolean(),
  heelMm: fc.double({ min: 0, max: 10, noNaN: true }),
  tooLong: within(-5, 5),
  isSmallForPaper: fc.boolean(),
})

/** Each by which a photo gets worse, and by how much. */
const worse = {
  tiltDeg: 1,
  pxPerMm: -1,
  edgeWidthPx: 1,
  brightest: -1,
  clipped: 1,
  apart: -1,
  support: -1,
  tooLong: 1,
  heelMm: 1,
} as const

describe('The quality of a photo', () => {
  it('is 100 without a reason where nothing is wanting', () => {
    expect(assessQuality(good)).toEqual({ score: 100, reasons: [] })
  })

  it('is a whole number from 0 to 100, and below 100 has a reason', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score, reasons } = assessQuality(facts)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        if (score < 98) expect(reasons).not.toHaveLength(0)
      }),
    )
  })

  it('never rises when a photo gets worse in any one respect', () => {
    const names = Object.keys(worse) as (keyof typeof worse)[]
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...names), within(0, 20), (facts, name, by) => {
        const changed = { ...facts, [name]: facts[name] + worse[name] * by }
        expect(assessQuality(changed).score).toBeLessThanOrEqual(assessQuality(facts).score)
      }),
    )
    expect(assessQuality({ ...good, isFocalKnown: false }).score).toBeLessThan(assessQuality(good).score)
    expect(assessQuality({ ...good, isHeelAssumed: true }).score).toBeLessThanOrEqual(75)
    expect(assessQuality({ ...good, isSmallForPaper: true }).score).toBeLessThanOrEqual(75)
    expect(assessQuality({ ...good, isHeelEdgeSeen: false }).score).toBeLessThan(assessQuality(good).score)
  })

  it('names what took most points first', () => {
    expect(assessQuality({ ...good, tiltDeg: 20, pxPerMm: 1.5 }).reasons).toEqual(['tilted', 'far'])
  })

  it('holds nothing against a photo that is not known of it', () => {
    const facts = { brightest: 180, edgeWidthPx: undefined, clippedShare: 0, sheet: undefined }
    const { score } = assessQuality(
      qualityFacts(facts, {
        apart: undefined,
        tooLong: 0,
        isFocalKnown: true,
        isHeelEdgeSeen: true,
        isHeelAssumed: false,
        heelMm: 0,
        isSmallForPaper: false,
      }),
    )
    expect(score).toBe(100)
  })
})

describe('A warning is given', () => {
  const fine = { ...good, toesToEdgeMm: 20, isOtherSide: false }

  it.each([
    ['heel_assumed', { isHeelAssumed: true }, {}],
    ['tilted', { tiltDeg: 12.1 }, { tiltDeg: 11.9 }],
    ['edge_hidden', { support: 0.69 }, { support: 0.71 }],
    ['focal_unknown', { isFocalKnown: false }, {}],
    ['toes_near_edge', { toesToEdgeMm: 4 }, { toesToEdgeMm: 6 }],
    ['paper_unsure', { isHeelEdgeSeen: false }, {}],
    ['small_for_paper', { isSmallForPaper: true }, {}],
    ['other_side', { isOtherSide: true }, {}],
  ] as const)('of %s from its threshold on', (warning, beyond, inside) => {
    expect(findPhotoWarnings({ ...fine, ...beyond })).toEqual([warning])
    expect(findPhotoWarnings({ ...fine, ...inside })).toEqual([])
  })
})
