import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { Figure, FigureName, FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import { typedMeasures } from '#domain/foot/typed-measures.ts'
import { asScanned, engineVersion, type MeasuredScan, type ScannedFoot } from '#domain/scan/scan.ts'
import { dayMs } from '#domain/time.ts'

/** A past scan of a scenario's person: how long ago it was made, and the lengths of the feet. */
export type PastScan = {
  readonly daysAgo: number
  readonly way: 'trace' | 'by_hand'
  readonly leftMm: number
  readonly rightMm: number
  /** Of a tracing; typed measurements have no score of their own. */
  readonly quality?: number
}

/**
 * A left foot from above, x (across) and y (along) in thousandths of its length, as the engine measured it from a
 * rendered photo of a tracing.
 */
const outlineText = `
106,1000 92,999 78,994 69,989 53,977 32,968 18,966 -10,969 -24,968 -32,963 -46,950 -57,942 -70,937 -90,933
-98,930 -105,923 -116,902 -126,891 -138,883 -156,876 -162,871 -165,865 -171,850 -178,838 -188,827 -206,814
-210,806 -212,801 -211,788 -203,757 -202,743 -209,695 -214,653 -215,626 -213,604 -210,581 -203,556 -177,504
-166,478 -159,458 -150,422 -145,390 -132,292 -129,260 -120,122 -118,104 -114,86 -107,67 -96,49 -85,35 -69,22
-51,11 -35,5 -18,1 3,0 14,0 27,3 48,9 66,18 85,32 99,48 105,57 111,69 120,93 124,118 125,140 120,199 118,254
114,322 114,409 116,481 121,522 130,582 147,639 154,678 162,703 163,748 159,854 164,914 164,937 163,948
160,962 154,974 147,982 136,991 127,996 117,999
`

const outline = outlineText
  .trim()
  .split(/\s/)
  .map((point) => point.split(',').map((share) => Number(share) / 1_000))

/** What the engine measured in the same photo: fractions of the length, and the tolerance of each in mm. */
const shares = {
  ballWidthMm: [0.391, 2.6],
  footBreadthMm: [0.3779, 2.4],
  heelWidthMm: [0.2463, 3.1],
  heelToBallMm: [0.7424, 5.4],
  toeGapAlongMm: [0.8245, 3.6],
  toeGapAcrossMm: [0.0483, 3.1],
} as const satisfies Partial<Record<FigureName, readonly [number, number]>>

function traced(side: FootSide, lengthMm: number, quality: number): ScannedFoot {
  const seen = (value: number, tolerance: number): Figure => ({ value, tolerance, method: 'measured' })
  const byLength = Object.entries(shares).map(([name, [share, tolerance]]) => [name, seen(share * lengthMm, tolerance)])
  const figures: FootMeasures['figures'] = {
    // A better photo has a smaller tolerance.
    lengthMm: seen(lengthMm, quality >= 90 ? 1.4 : 2.2),
    ...Object.fromEntries(byLength),
    bigToeAngleDeg: seen(-0.3, 2.4),
  }
  const outwards = side === 'left' ? 1 : -1
  const measures: FootMeasures = {
    side,
    figures: estimateMissing(figures),
    toeForm: { value: 'egyptian', method: 'measured' },
    outline: outline.map(([across = 0, along = 0]) => ({ x: outwards * across * lengthMm, y: along * lengthMm })),
    quality: { score: quality, reasons: quality >= 90 ? [] : ['tilted', 'pen_entered'] },
  }
  return asScanned(measures, 'trace', 'standing')
}

function byHand(side: FootSide, lengthMm: number): ScannedFoot {
  const typed = typedMeasures({ side, texts: { lengthMm: String(lengthMm) } })
  if (!typed.ok) throw new Error(`A scenario has an implausible foot length: ${lengthMm} mm`)
  return asScanned(typed.value, 'by_hand')
}

/** The scan as a device would have sent it then. */
export function toPastScan({ daysAgo, way, leftMm, rightMm, quality = 92 }: PastScan, now: Date): MeasuredScan {
  const foot = (side: FootSide, lengthMm: number) =>
    way === 'trace' ? traced(side, lengthMm, quality) : byHand(side, lengthMm)
  return {
    left: foot('left', leftMm),
    right: foot('right', rightMm),
    doFeetDiffer: false,
    engine: engineVersion,
    measuredAt: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
  }
}
