import fc from 'fast-check'
import { estimateMissing } from '#domain/foot/estimate-missing.ts'
import type { Figure, FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { asScanned, type MeasuredScan, type ScannedFoot } from '#domain/scan/scan.ts'
import { footForm } from './foot-photos/foot-meshes.ts'
import { planOutline } from './foot-photos/plan-outline.ts'
import { randomFoot } from './foot-photos/random/random-foot.ts'
import { createRandom } from './foot-photos/random.ts'
import { someScan } from './some-scan.ts'

/** The outline of a random left foot, as a share of its length. */
export function drawnFoot(seed: number): readonly Point[] {
  const { body, toes } = footForm(randomFoot(createRandom(seed), 'a4', [250, 250]))
  const outline = planOutline([body, ...toes])
  const [rear, tip] = outline.reduce(([low, high], { y }) => [Math.min(low, y), Math.max(high, y)], [1e9, -1e9])
  return outline.map(({ x, y }) => ({ x: x / (tip - rear), y: (y - rear) / (tip - rear) }))
}

/** The shape of a foot and the errors of its detection: its length, its width, a skewed axis, a shaky line. */
export type DetectedPoints = {
  readonly lengthMm: number
  readonly broader: number
  readonly skew: number
  readonly shakeMm: number
  readonly phase: number
  readonly isHeelHidden: boolean
}

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
export const anySeen: fc.Arbitrary<DetectedPoints> = fc.record({
  lengthMm: double(91, 405),
  broader: double(0.96, 1.06),
  skew: double(-0.01, 0.01),
  shakeMm: double(0, 0.4),
  phase: double(0, 6),
  isHeelHidden: fc.boolean(),
})

/** The stored result of a tracing of a drawn foot, or of a photo that does not show its heel. */
export function scannedDrawn(outline: readonly Point[], side: FootSide, seen: DetectedPoints): ScannedFoot {
  const { lengthMm, broader, skew, shakeMm, phase, isHeelHidden } = seen
  const towards = side === 'left' ? 1 : -1
  const shaken = outline.map(({ x, y }, index) => ({
    x: towards * (lengthMm * (x * broader + skew * y) + shakeMm * Math.sin(index / 3 + phase)),
    y: lengthMm * y,
  }))
  const points = isHeelHidden ? shaken.filter(({ y }) => y > 0.3 * lengthMm) : shaken
  const across = (from: number, to: number) => {
    const xs = points.flatMap(({ x, y }) => (y >= from * lengthMm && y <= to * lengthMm ? [x] : []))
    return Math.max(...xs) - Math.min(...xs)
  }
  const measured = (value: number, tolerance: number): Figure => ({ value, tolerance, method: 'measured' })
  const footBreadthMm = across(0.5, 0.82)
  const figures = estimateMissing({
    lengthMm: measured(lengthMm, 1.4),
    footBreadthMm: measured(footBreadthMm, 2),
    ballWidthMm: measured(Math.hypot(footBreadthMm, 0.088 * lengthMm), 2.6),
    heelToBallMm: measured(0.73 * lengthMm, 7),
    bigToeAngleDeg: measured(6, 2),
    ...(!isHeelHidden && { heelWidthMm: measured(across(0.08, 0.24), 5) }),
  })
  const foot: FootMeasures = {
    side,
    figures,
    toeForm: { value: 'egyptian', method: 'measured' },
    outline: points,
    quality: { score: 90, reasons: [] },
  }
  return isHeelHidden ? asScanned(foot, 'photo') : asScanned(foot, 'trace', 'standing')
}

/** A scan of a person whose feet are alike. */
export function toDrawnScan(drawn: readonly Point[], seen: DetectedPoints): MeasuredScan {
  return someScan({ left: scannedDrawn(drawn, 'left', seen), right: scannedDrawn(drawn, 'right', seen) })
}

/** The scan with left and right swapped and labelled as the other. */
export function exchanged({ left, right, ...scan }: MeasuredScan): MeasuredScan {
  return {
    ...scan,
    left: { ...right, foot: { ...right.foot, side: 'left' } },
    right: { ...left, foot: { ...left.foot, side: 'right' } },
  }
}
