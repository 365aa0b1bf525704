import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someScan, someScannedFoot, someTypedFoot } from '../../tests/support/builders/some-scan.ts'
import { typedMeasures } from '../foot/typed-measures.ts'
import { findScanBlockers, findScanRejections, isDifferencePrompted } from './judge-scan.ts'
import { asScanned, type MeasuredScan, type ScannedFoot } from './scan.ts'
import { believedTime, isOldScan } from './scan-age.ts'
import { toScanFacts } from './scan-facts.ts'

const typed = (left: number, right = left) =>
  someScan({ left: someTypedFoot('left', left), right: someTypedFoot('right', right) })

const changed = (foot: Partial<ScannedFoot['foot']>, scanned: Partial<ScannedFoot> = {}): MeasuredScan => {
  const left = someScannedFoot('left')
  return someScan({ left: { ...left, ...scanned, foot: { ...left.foot, ...foot } } })
}
const { figures } = someScannedFoot('left').foot
/** A rectangle with points on its sides. */
const box = (wide: number, long: number) => [
  ...Array.from({ length: 10 }, (_, k) => ({ x: wide / 2, y: (k * long) / 9 })),
  ...Array.from({ length: 10 }, (_, k) => ({ x: -wide / 2, y: long - (k * long) / 9 })),
]
const seen = (value: number) => ({ value, tolerance: 1, method: 'measured' }) as const

describe('a scan', () => {
  test('of common feet is accepted at any length, traced and by hand', () => {
    fc.assert(
      fc.property(fc.double({ min: 90, max: 405, noNaN: true }), (mm) => {
        const traced = { left: someScannedFoot('left', mm), right: someScannedFoot('right', mm + 2) }
        expect(findScanRejections(someScan(traced))).toEqual([])
        expect(findScanRejections(typed(mm))).toEqual([])
      }),
    )
  })

  test.each([
    [
      'of a foot below the plausible length',
      typed(89),
      { reason: 'figure_impossible', side: 'left', figure: 'lengthMm' },
    ],
    [
      'of a foot above the plausible length',
      typed(411),
      { reason: 'figure_impossible', side: 'left', figure: 'lengthMm' },
    ],
    [
      'of figures that no foot combines',
      changed({ figures: { ...figures, heelWidthMm: seen(112) } }),
      { reason: 'figures_disagree', side: 'left', figure: 'heelWidthMm', against: 'lengthMm' },
    ],
    [
      'of a longer foot than its outline',
      changed({ figures: { ...figures, lengthMm: seen(254) } }),
      { reason: 'off_outline', side: 'left', figure: 'lengthMm' },
    ],
    [
      'of a broader foot than its outline',
      changed({ figures: { ...figures, footBreadthMm: seen(101) } }),
      { reason: 'off_outline', side: 'left', figure: 'footBreadthMm' },
    ],
    ['that was traced without an outline', changed({ outline: [] }), { reason: 'not_of_its_way', side: 'left' }],
    [
      'with measured figures by hand',
      someScan({ left: { ...someScannedFoot('left'), way: 'by_hand' } }),
      { reason: 'not_of_its_way', side: 'left' },
    ],
    [
      'with too high a quality for figures by hand',
      someScan({
        left: {
          ...someTypedFoot('left'),
          foot: { ...someTypedFoot('left').foot, quality: { score: 61, reasons: [] } },
        },
      }),
      { reason: 'not_of_its_way', side: 'left' },
    ],
    ['that claims to be from a store', changed({}, { way: 'in_store' }), { reason: 'not_of_its_way', side: 'left' }],
    [
      'with left and right exchanged',
      someScan({ left: someScannedFoot('right'), right: someScannedFoot('left') }),
      { reason: 'sides_exchanged', side: 'left' },
    ],
  ] as const)('%s is rejected', (_what, scan, reason) => {
    expect(findScanRejections(scan)).toContainEqual(reason)
  })

  test.each([
    [7.9, false, [], false],
    [8.1, false, ['feet_differ_unasked'], true],
    [8.1, true, [], true],
    [19.9, true, [], true],
    [20.1, true, ['feet_differ'], true],
  ])(
    'of feet that differ by %s mm, confirmed as different: %s, is rejected for %j',
    (differMm, doFeetDiffer, reasons, isPromptExpected) => {
      const scan = { ...typed(250, 250 + differMm), doFeetDiffer }
      expect(findScanRejections(scan).map(({ reason }) => reason)).toEqual(reasons)
      expect(isDifferencePrompted(scan)).toBe(isPromptExpected)
    },
  )

  test('is not compared by widths that were only estimated', () => {
    const hand = (side: 'left' | 'right', texts: object) => {
      const read = typedMeasures({ side, texts: { lengthMm: '250', ...texts } })
      if (!read.ok) throw new Error('These are no numbers of a foot')
      return asScanned(read.value, 'by_hand')
    }
    const scan = someScan({ left: hand('left', { ballWidthMm: '108' }), right: hand('right', {}) })
    expect(findScanRejections(scan)).toEqual([])
    expect(isDifferencePrompted(scan)).toBe(false)
  })

  const { outline } = someScannedFoot('left').foot
  const notOfItsMethod = { reason: 'not_of_its_way', side: 'left' } as const
  const { stance: _, ...unposed } = someScannedFoot('left')
  const withFigures = (more: Partial<typeof figures>) => changed({ figures: { ...figures, ...more } })
  const hand = someTypedFoot('left')
  const handWith = (foot: Partial<ScannedFoot['foot']>) =>
    someScan({ left: { ...hand, foot: { ...hand.foot, ...foot } } })
  const girth = (value: number) => ({ value, tolerance: 12, method: 'estimated' }) as const
  test.each([
    ['has a tolerance of 0', withFigures({ lengthMm: { ...figures.lengthMm, tolerance: 0 } })],
    [
      'has a typed figure with a tolerance of 0',
      handWith({ figures: { lengthMm: { value: 250, tolerance: 0, method: 'typed' } } }),
    ],
    [
      'has a typed figure with a lower tolerance than a ruler',
      handWith({ figures: { lengthMm: { value: 250, tolerance: 0.5, method: 'typed' } } }),
    ],
    ['has a tolerance beyond every method', withFigures({ lengthMm: { ...figures.lengthMm, tolerance: 100 } })],
    ['has an estimated length', withFigures({ lengthMm: { ...figures.lengthMm, method: 'estimated' } })],
    [
      'has an estimated width with a picture',
      withFigures({ footBreadthMm: { value: 99, tolerance: 9, method: 'estimated' } }),
    ],
    ['has a measured girth by a traced outline', withFigures({ ballGirthMm: { ...girth(236), method: 'measured' } })],
    ['has a heel width by a photo', someScan({ left: { ...unposed, way: 'photo' } })],
    ['has a typed width with a picture', withFigures({ heelWidthMm: { value: 66, tolerance: 3, method: 'typed' } })],
    ['has a typed length with a picture', withFigures({ lengthMm: { ...figures.lengthMm, method: 'typed' } })],
    ['has a typed toe form with a picture', changed({ toeForm: { value: 'greek', method: 'typed' } })],
    ['has a measured toe form with typed figures', handWith({ toeForm: { value: 'greek', method: 'measured' } })],
    ['has an outline with typed figures', handWith({ outline })],
    ['has an estimate that does not follow from its figures', withFigures({ ballGirthMm: girth(256) })],
    [
      'has an estimate that does not follow from typed figures',
      handWith({ figures: { ...hand.foot.figures, ballGirthMm: girth(300) } }),
    ],
    [
      'has an estimate that follows from no figure',
      withFigures({ bigToeAngleDeg: { value: 5, tolerance: 9, method: 'estimated' } }),
    ],
    ['has an outline that is a line', changed({ outline: outline.map(({ y }) => ({ x: 0, y })) })],
    ['has an outline that is a point', changed({ outline: outline.map(() => ({ x: 1, y: 1 })) })],
    [
      'has an outline as small as a nail',
      changed({ outline: outline.map(({ x, y }) => ({ x: x / 200, y: y / 200 + 249 })) }),
    ],
    [
      'has an outline that crosses itself',
      changed({ outline: outline.map(({ x, y }) => ({ x: y > 150 ? -x : x, y })) }),
    ],
    ['has an outline that goes around twice', changed({ outline: [...outline, ...outline] })],
    [
      'has an outline that goes back and forth',
      changed({ outline: [...outline, ...outline.toReversed(), ...outline] }),
    ],
    ['has an outline that is a box', changed({ outline: box(98, 250) })],
    ['has an outline off its axis', changed({ outline: outline.map(({ x, y }) => ({ x: x + 60, y })) })],
  ])('that %s is rejected', (_what, scan) => {
    expect(findScanRejections(scan)).toContainEqual(notOfItsMethod)
  })

  test('whose heel width deviates from its outline is rejected', () => {
    expect(findScanRejections(withFigures({ heelWidthMm: seen(74) }))).toContainEqual({
      reason: 'off_outline',
      side: 'left',
      figure: 'heelWidthMm',
    })
  })
})

test.each([
  [60, 250, []],
  [50, 250, []],
  [49, 250, ['quality_low']],
  [90, 180, []],
  [90, 310, []],
  [90, 310.1, ['too_long']],
  [90, 179.9, ['too_short']],
] as const)('a scan with a quality of %s and a length of %s mm has the blockers %j', (score, mm, expected) => {
  const { foot, ...left } = someScannedFoot('left', mm)
  const right = someScannedFoot('right')
  const scan = { left: { ...left, foot: { ...foot, quality: { score, reasons: [] } } }, right }
  expect(findScanBlockers(scan)).toEqual(expected)
})

test('the scan facts show the quality of the less certain foot', () => {
  const scan = someScan({ right: someTypedFoot('right', 252) })
  expect(toScanFacts(scan)).toEqual({
    quality: 60,
    left: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
    right: { way: 'by_hand', length_mm: 252, tolerance_mm: 3 },
  })
})

const at = (text: string) => new Date(`${text}T12:00:00Z`)
test.each([
  ['adult', '2025-11-24', '2026-11-23', false],
  ['adult', '2025-11-24', '2026-11-24', true],
  ['self', '2024-02-29', '2025-02-27', false],
  ['self', '2024-02-29', '2025-02-28', true],
  ['child', '2026-08-24', '2026-11-23', false],
  ['child', '2026-08-24', '2026-11-24', true],
  ['child', '2025-11-30', '2026-02-28', true],
] as const)('a scan of a %s of %s is old on %s: %s', (kind, measured, now, isOld) => {
  expect(isOldScan(kind, at(measured), at(now))).toBe(isOld)
})

test.each([
  ['2026-11-23T12:00:01Z', '2026-11-23T12:00:00Z', 'ahead'],
  ['2027-01-01T00:00:00Z', '2026-11-23T12:00:00Z', 'a year ahead'],
  ['2026-11-22T12:00:00Z', '2026-11-22T12:00:00Z', 'right, and it was offline for a day'],
  ['2026-08-25T12:00:00Z', '2026-08-25T12:00:00Z', 'right, and the scan was stored for the longest time'],
  ['2026-08-25T11:59:59Z', '2026-11-23T12:00:00Z', 'behind: no scan is stored for so long'],
  ['1970-01-01T00:00:00Z', '2026-11-23T12:00:00Z', 'at the Unix epoch'],
])('a scan that a device dates %s is dated %s, with a clock that is %s', (said, believed) => {
  expect(believedTime(said, at('2026-11-23'))).toEqual(new Date(believed))
})
