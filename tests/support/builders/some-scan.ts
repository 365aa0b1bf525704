import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'

/** The half widths of a foot at shares of its length, towards the little toe and towards the big one. */
const shape = [
  [0, 0.02, 0.02],
  [0.15, 0.13, 0.13],
  [0.4, 0.17, 0.1],
  [0.6, 0.21, 0.15],
  [0.72, 0.2, 0.18],
  [0.9, 0.14, 0.16],
  [1, 0.02, 0.06],
] as const

/** A closed outline of a foot of that length. */
export function someOutline(side: FootSide, lengthMm: number): Point[] {
  const outwards = side === 'left' ? -1 : 1
  const at = (along: number, share: number): Point => ({ x: outwards * share * lengthMm, y: along * lengthMm })
  return [
    ...shape.map(([along, outer]) => at(along, outer)),
    ...shape.toReversed().map(([along, , inner]) => at(along, -inner)),
  ]
}

export function someScannedFoot(side: FootSide, lengthMm = 250): ScannedFoot {
  const seen = (value: number, tolerance = 1.5) => ({ value, tolerance, method: 'measured' }) as const
  return {
    way: 'trace',
    stance: 'standing',
    foot: {
      side,
      figures: {
        lengthMm: seen(lengthMm),
        ballWidthMm: seen(0.395 * lengthMm),
        footBreadthMm: seen(0.39 * lengthMm),
        heelWidthMm: seen(0.265 * lengthMm),
        heelToBallMm: seen(0.735 * lengthMm),
        ballGirthMm: { value: 0.94 * lengthMm, tolerance: 12, method: 'estimated' },
      },
      toeForm: { value: 'egyptian', method: 'measured' },
      outline: someOutline(side, lengthMm),
      quality: { score: 90, reasons: ['tilted'] },
    },
  }
}

/** A possible scan of a device, for tests of what happens to it. */
export function someScan(more: Partial<MeasuredScan> = {}): MeasuredScan {
  return {
    left: someScannedFoot('left'),
    right: someScannedFoot('right', 252),
    doFeetDiffer: false,
    engine: '1',
    measuredAt: '2026-11-20T10:00:00.000Z',
    ...more,
  }
}

/** A foot whose measurements were typed in. */
export function someTypedFoot(side: FootSide, lengthMm = 250): ScannedFoot {
  return {
    way: 'by_hand',
    foot: {
      side,
      figures: { lengthMm: { value: lengthMm, tolerance: 3, method: 'typed' } },
      outline: [],
      quality: { score: 60, reasons: [] },
    },
  }
}
