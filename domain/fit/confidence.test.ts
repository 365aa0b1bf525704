import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyFoot, oddFoot } from '../../tests/support/builders/any-foot.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { fitSettings } from '../fit-settings.ts'
import { estimateMissing } from '../foot/estimate-missing.ts'
import type { Figure, FootMeasures } from '../foot/foot-figures.ts'
import { scanSettings } from '../scan-settings.ts'
import { assessConfidence, confidences } from './confidence.ts'
import { roomFigures } from './room.ts'

const seen = (value: number, tolerance: number): Figure => ({ value, tolerance, method: 'measured' })
const typed = (value: number, tolerance: number): Figure => ({ value, tolerance, method: 'typed' })
const photo: Pick<FootMeasures, 'figures' | 'quality'> = {
  figures: estimateMissing({ lengthMm: seen(261.1, 1.4), ballWidthMm: seen(94.6, 2.6) }),
  quality: { score: 92, reasons: [] },
}
const taped = {
  ...photo,
  figures: { ...photo.figures, ballGirthMm: typed(228, 5), instepHeightMm: typed(65, 4), heelWidthMm: typed(68, 3) },
}
const byHand = {
  ...taped,
  figures: { ...taped.figures, lengthMm: typed(261, 3), ballWidthMm: typed(95, 3) },
  quality: { score: 60, reasons: [] },
}
const estimated = { code: 'figures_estimated', figures: ['ballGirthMm', 'instepHeightMm', 'heelWidthMm'] }

describe('The confidence in the fit of a scan', () => {
  test.each([
    [
      'is high for a good photo and a tape',
      taped,
      false,
      80,
      'high',
      [{ code: 'figures_unsure', figures: ['ballGirthMm'] }],
    ],
    ['is good for a good photo alone', photo, false, 68, 'good', [estimated]],
    ['is fair for the same photo a year later', photo, true, 58, 'fair', [estimated, { code: 'scan_old' }]],
    [
      'is fair for five figures by hand',
      byHand,
      false,
      50,
      'fair',
      [{ code: 'figures_unsure', figures: ['ballGirthMm'] }],
    ],
    [
      'is low for a length by hand',
      { figures: estimateMissing({ lengthMm: typed(261, 3) }), quality: byHand.quality },
      false,
      38,
      'low',
      [{ code: 'figures_estimated', figures: roomFigures.filter((figure) => figure !== 'lengthMm') }],
    ],
    [
      'is low for a poor photo',
      { ...photo, quality: { score: 55, reasons: [] } },
      false,
      41,
      'low',
      [{ code: 'picture_poor' }, estimated],
    ],
  ] as const)('%s', (_, foot, isOld, score, word, warnings) => {
    expect(assessConfidence(foot, isOld)).toEqual({ score, word, warnings })
  })

  test('has the word of its score, and warns of a picture below the recommended quality', () => {
    const { from, pictureFrom } = fitSettings.confidence
    expect(confidences.map((word) => from[word])).toEqual(
      [...confidences.map((word) => from[word])].sort((a, b) => b - a),
    )
    expect(from.low).toBe(0)
    expect(pictureFrom).toBe(scanSettings.gladlyFrom)
  })

  test('is bounded and monotone: a worse scan in any one respect never gains confidence', () => {
    fc.assert(
      fc.property(anyFoot, fc.boolean(), fc.constantFrom(...roomFigures), fc.nat(20), (foot, isOld, figure, more) => {
        const { score, word } = assessConfidence(foot, isOld)
        expect(score >= 0 && score <= foot.quality.score && score >= fitSettings.confidence.from[word]).toBe(true)
        const found = foot.figures[figure]
        const changed = (to: Partial<Figure>) =>
          assessConfidence({ ...foot, figures: { ...foot.figures, [figure]: { ...found, ...to } } }, isOld).score
        const poorer = { score: Math.max(0, foot.quality.score - more), reasons: [] }
        const worse = [
          changed({ tolerance: (found?.tolerance ?? 0) + more }),
          changed({ method: 'estimated' }),
          assessConfidence({ ...foot, quality: poorer }, isOld).score,
          assessConfidence(foot, true).score,
        ]
        expect(worse.filter((one) => one > score)).toEqual([])
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('is defined even for a scan without figures', () => {
    fc.assert(
      fc.property(oddFoot, fc.boolean(), (foot, isOld) => {
        const { score, word } = assessConfidence(foot, isOld)
        expect(score >= 0 && score <= 100 && confidences.includes(word)).toBe(true)
      }),
      { numRuns: scaleRuns(2_000) },
    )
  })
})
