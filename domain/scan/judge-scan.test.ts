import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { someScan, someScannedFoot, someTypedFoot } from '../../tests/support/some-scan.ts'
import { hindrancesOf, isDifferenceAsked, rejectionsOf } from './judge-scan.ts'
import type { MeasuredScan, ScannedFoot } from './scan.ts'
import { believedTime, isOldScan } from './scan-age.ts'
import { factsOf } from './scan-facts.ts'

const typed = (left: number, right = left) =>
  someScan({ left: someTypedFoot('left', left), right: someTypedFoot('right', right) })

const changed = (foot: Partial<ScannedFoot['foot']>, scanned: Partial<ScannedFoot> = {}): MeasuredScan => {
  const left = someScannedFoot('left')
  return someScan({ left: { ...left, ...scanned, foot: { ...left.foot, ...foot } } })
}
const { figures } = someScannedFoot('left').foot
const seen = (value: number) => ({ value, tolerance: 1, method: 'measured' }) as const

describe('a scan', () => {
  test('of common feet is believed, whatever their length, traced and by hand', () => {
    fc.assert(
      fc.property(fc.double({ min: 181, max: 325, noNaN: true }), (mm) => {
        const traced = { left: someScannedFoot('left', mm), right: someScannedFoot('right', mm + 2) }
        expect(rejectionsOf(someScan(traced))).toEqual([])
        expect(rejectionsOf(typed(mm))).toEqual([])
      }),
    )
  })

  test.each([
    ['of a dwarf', typed(120), { reason: 'figure_impossible', side: 'left', figure: 'lengthMm' }],
    ['of a giant', typed(400), { reason: 'figure_impossible', side: 'left', figure: 'lengthMm' }],
    [
      'of numbers that fit no foot together',
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
      'that says numbers by hand were seen',
      someScan({ left: { ...someScannedFoot('left'), way: 'by_hand' } }),
      { reason: 'not_of_its_way', side: 'left' },
    ],
    [
      'that is surer of numbers by hand than a hand is',
      someScan({
        left: {
          ...someTypedFoot('left'),
          foot: { ...someTypedFoot('left').foot, quality: { score: 61, reasons: [] } },
        },
      }),
      { reason: 'not_of_its_way', side: 'left' },
    ],
    ['that says a store made it', changed({}, { way: 'in_store' }), { reason: 'not_of_its_way', side: 'left' }],
    [
      'with left and right exchanged',
      someScan({ left: someScannedFoot('right'), right: someScannedFoot('left') }),
      { reason: 'sides_exchanged', side: 'left' },
    ],
  ] as const)('%s is not believed', (_what, scan, reason) => {
    expect(rejectionsOf(scan)).toContainEqual(reason)
  })

  test.each([
    [7.9, false, [], false],
    [8.1, false, ['feet_differ_unasked'], true],
    [8.1, true, [], true],
    [19.9, true, [], true],
    [20.1, true, ['feet_differ'], true],
  ])(
    'of feet that differ by %s mm, said to be so %s, is refused for %j',
    (differMm, doFeetDiffer, reasons, isAsked) => {
      const scan = { ...typed(250, 250 + differMm), doFeetDiffer }
      expect(rejectionsOf(scan).map(({ reason }) => reason)).toEqual(reasons)
      expect(isDifferenceAsked(scan)).toBe(isAsked)
    },
  )

  test('is not held to widths that were only worked out', () => {
    const right = someScannedFoot('right')
    const ballWidthMm = { value: 110, tolerance: 9, method: 'estimated' } as const
    const scan = someScan({
      right: { ...right, foot: { ...right.foot, figures: { ...right.foot.figures, ballWidthMm } } },
    })
    expect(rejectionsOf(scan)).toEqual([])
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
] as const)('shoes by a quality of %s and a length of %s mm: %j', (score, mm, expected) => {
  const { foot, ...left } = someScannedFoot('left', mm)
  const right = someScannedFoot('right')
  const scan = { left: { ...left, foot: { ...foot, quality: { score, reasons: [] } } }, right }
  expect(hindrancesOf(scan)).toEqual(expected)
})

test('a scan is in short as sure as its less sure foot', () => {
  const scan = someScan({ right: someTypedFoot('right', 252) })
  expect(factsOf(scan)).toEqual({
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

test('a device whose clock is ahead has measured now', () => {
  expect(believedTime('2027-01-01T00:00:00Z', at('2026-11-23'))).toEqual(at('2026-11-23'))
  expect(believedTime('2026-01-01T00:00:00Z', at('2026-11-23'))).toEqual(new Date('2026-01-01T00:00:00Z'))
})
