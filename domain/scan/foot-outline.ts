import type { FootSide } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { signedArea } from '../foot/geometry/polygon.ts'
import { toesLead } from '../foot/photo/figures/detect-side.ts'

type Range = readonly [least: number, most: number]

/**
 * What the outlines of feet have, and far beyond it on either side: of 600 drawn feet and all kept photos and tracings each
 * stands beside its limits. Photos see no heel, so nothing is asked of that.
 */
const shares: Readonly<Record<keyof ReturnType<typeof outlineRatios>, Range>> = {
  // 0.95 to 1.00 of what lies between its sides: one that crosses itself, or goes around twice, has another area.
  filled: [0.85, 1.03],
  // 0.66 to 0.82 of the rectangle around it: a box has 1, a kite a half.
  boxed: [0.55, 0.92],
  // 1.8 to 3.6 times its length: one that goes to and fro has more.
  way: [1.5, 4.5],
  // 0 to 0.35, where a leg stands over the rest.
  from: [-0.05, 0.45],
  // The forefoot's middle, 0.03 beside the axis.
  beside: [-0.15, 0.15],
}

/** Whether a closed line can be that around a foot, with its heel on nought and its toes towards +y. */
export function isFootOutline(outline: readonly Point[]): boolean {
  const found = Object.entries(outlineRatios(outline))
  return found.every(([name, share]) => {
    const [min, max] = shares[name as keyof typeof shares]
    // What is a mere line, or none, has no share of anything.
    return share >= min && share <= max
  })
}

function outlineRatios(outline: readonly Point[]) {
  const lengthMm = outlineLengthMm(outline)
  const from = outline.reduce((min, { y }) => Math.min(min, y), Number.POSITIVE_INFINITY)
  const rows = Array.from({ length: rowCount }, (_, row) =>
    rowAt(outline, from + ((row + 0.5) / rowCount) * (lengthMm - from)),
  )
  const widths = rows.map(({ left, right }) => right - left)
  const deep = (lengthMm - from) / rowCount
  const areaMm2 = Math.abs(signedArea(outline))
  return {
    filled: areaMm2 / widths.reduce((sum, width) => sum + width * deep, 0),
    boxed: areaMm2 / (Math.max(...widths) * (lengthMm - from)),
    way: strideMm(outline) / lengthMm,
    from: from / lengthMm,
    beside: middleAt(outline, [0.64, 0.74]),
  }
}

const rowCount = 100

const outlineLengthMm = (outline: readonly Point[]) => outline.reduce((max, { y }) => Math.max(max, y), 0)

function strideMm(outline: readonly Point[]): number {
  return outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] as Point
    return sum + Math.hypot(next.x - x, next.y - y)
  }, 0)
}

/** Where a closed line crosses a row, farthest to either side. */
function rowAt(outline: readonly Point[], along: number) {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] as Point
    if (a.y < along === b.y < along) return
    const x = a.x + ((along - a.y) / (b.y - a.y)) * (b.x - a.x)
    left = Math.min(left, x)
    right = Math.max(right, x)
  })
  return { left, right }
}

/** Where the middle lies between such rows, all as shares of the length. */
function middleAt(outline: readonly Point[], [from, to]: Range): number {
  const lengthMm = outlineLengthMm(outline)
  const rows = Array.from({ length: 8 }, (_, row) =>
    rowAt(outline, (from + ((to - from) * (row + 0.5)) / 8) * lengthMm),
  )
  return rows.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / rows.length / lengthMm
}

/** How wide the widest row is between such shares of the length. */
export function widestMm(outline: readonly Point[], [from, to]: Range): number {
  const lengthMm = outlineLengthMm(outline)
  const rows = Array.from({ length: 24 }, (_, row) => rowAt(outline, (from + ((to - from) * row) / 23) * lengthMm))
  return rows.reduce((widest, { left, right }) => Math.max(widest, right - left), 0)
}

/** By so much the toes of one side reach farther, and the waist bows out beside rear and ball: half of 600 drawn feet have more. */
const typical = { toesLead: 0.035, bow: 0.0085 }
/**
 * Both signs together are 2 of a common foot. Of 600 drawn ones none has less than 0.3, and the most askew of the kept photos
 * -0.3; with their sides exchanged nine of ten have less than this.
 */
const surelyOther = -1

/** Whether an outline is surely that of the other foot: by its toes, and by its arch. */
export function isOtherSide(outline: readonly Point[], side: FootSide): boolean {
  const towardsBigToe = side === 'left' ? 1 : -1
  const [rear, waist, ball] = (
    [
      [0.37, 0.42],
      [0.47, 0.55],
      [0.64, 0.74],
    ] as const
  ).map((rows) => middleAt(outline, rows)) as [number, number, number]
  // The waist's middle lies so far from the rear's to the ball's.
  const straight = rear + (ball - rear) * ((0.51 - 0.395) / (0.69 - 0.395))
  const signs =
    toesLead(finely(outline), outlineLengthMm(outline)) / typical.toesLead + (straight - waist) / typical.bow
  return towardsBigToe * signs < surelyOther
}

/** The same line with a point on every millimetre, so that it tells the same however few it was kept by. */
function finely(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}
