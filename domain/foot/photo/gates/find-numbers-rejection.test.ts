import { describe, expect, it } from 'vitest'
import type { Figure } from '../../foot-figures.ts'
import { findNumbersRejection, tooLongBy } from './find-numbers-rejection.ts'
import type { HeelBy } from './heel-proof.ts'

const measured = (value: number): Figure => ({ value, tolerance: 2, method: 'measured' })
const typical = { lengthMm: measured(250), footBreadthMm: measured(95), heelToBallMm: measured(183) }
const foot = {
  figures: typical,
  tooLong: 0,
  unevenness: 0.3,
  alongEdgesMm: 0,
  isHeelEdgeSeen: false,
  heelBy: 'wall' as HeelBy | undefined,
  isOtherPaper: false,
}

/** A forefoot of 95 mm around its ball, which is 183 mm before the heel, measured from so far behind it. */
const standing = (gapMm: number) => ({
  lengthMm: 250 + gapMm,
  heelToBallMm: 183 + gapMm,
  outline: [-47.5, 47.5].flatMap((x) => [170, 180, 190, 200].map((y) => ({ x, y: y + gapMm }))),
})

describe('Numbers that no foot has are refused', () => {
  it.each([
    ['heel_off_edge', { tooLong: 4.1 }, { tooLong: 1.9 }],
    ['heel_not_proven', { tooLong: 2.1 }, { tooLong: 1.9 }],
    // A hand that is off by its tolerance, here 2 mm, makes a foot too long by 0.29.
    ['implausible', { tooLong: 4.4, heelBy: 'hand' }, { tooLong: 4.3, heelBy: 'hand' }],
    ['heel_not_proven', { tooLong: 4.4, heelBy: 'outline' }, { tooLong: 4.3, heelBy: 'outline' }],
    [
      'heel_not_proven',
      { tooLong: -3, heelBy: 'outline', isHeelEdgeSeen: true },
      { tooLong: -2.9, heelBy: 'outline', isHeelEdgeSeen: true },
    ],
    ['heel_not_proven', { heelBy: undefined }, { heelBy: 'outline' }],
    ['other_paper', { tooLong: -2.8 }, { tooLong: -2.6 }],
    ['other_paper', { tooLong: -2.8 }, { tooLong: -2.8, isHeelEdgeSeen: true }],
    ['other_paper', { tooLong: 2.1, isOtherPaper: true }, { tooLong: 1.9, isOtherPaper: true }],
    ['foot_cut_off', { alongEdgesMm: 7 }, { alongEdgesMm: 5 }],
    ['implausible', { unevenness: 0.7 }, { unevenness: 0.68 }],
    [
      'implausible',
      { figures: { ...typical, lengthMm: measured(331) } },
      { figures: { ...typical, lengthMm: measured(262) } },
    ],
    [
      'implausible',
      { figures: { ...typical, footBreadthMm: measured(126) } },
      { figures: { ...typical, footBreadthMm: measured(114) } },
    ],
  ] as const)('as %s from its threshold on, and not before', (rejection, beyond, within) => {
    expect(findNumbersRejection({ ...foot, ...beyond })).toBe(rejection)
    expect(findNumbersRejection({ ...foot, ...within })).toBeUndefined()
  })

  it('not where a hand that pointed at the heel may be off by as much', () => {
    const figures = { ...typical, heelToBallMm: measured(167.2) }
    expect(findNumbersRejection({ ...foot, figures })).toBe('implausible')
    expect(findNumbersRejection({ ...foot, figures, heelBy: 'hand' })).toBeUndefined()
    expect(
      findNumbersRejection({ ...foot, figures: { ...typical, heelToBallMm: measured(163) }, heelBy: 'hand' }),
    ).toBe('implausible')
  })

  it('say nothing of the sheet where they are not counted from its edge', () => {
    const other = [{ isOtherPaper: true, tooLong: 2.5 }, { tooLong: -3 }]
    for (const facts of other) {
      expect(findNumbersRejection({ ...foot, ...facts })).toBe('other_paper')
      expect(findNumbersRejection({ ...foot, ...facts, heelBy: 'hand' })).toBeUndefined()
    }
  })

  it('takes a hand, which is broader than any foot, for no foot before it looks for the heel', () => {
    const hand = { ...typical, lengthMm: measured(192), footBreadthMm: measured(116) }
    expect(findNumbersRejection({ ...foot, figures: hand, tooLong: 5 })).toBe('implausible')
  })

  it('says that the heel is off its edge before it says that the toes reach the other one', () => {
    expect(findNumbersRejection({ ...foot, tooLong: 5, alongEdgesMm: 20 })).toBe('heel_off_edge')
  })

  it('finds a foot the longer for its forefoot the farther it stands before the edge', () => {
    expect(tooLongBy(standing(0))).toBeLessThan(1)
    expect(tooLongBy(standing(40))).toBeGreaterThan(tooLongBy(standing(20)))
    expect(findNumbersRejection({ ...foot, tooLong: tooLongBy(standing(45)) })).toBe('heel_off_edge')
  })
})
