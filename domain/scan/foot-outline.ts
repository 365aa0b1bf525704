import type { FootSide } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { signedArea } from '../foot/geometry/polygon.ts'
import { toesLead } from '../foot/photo/figures/detect-side.ts'

type Range = readonly [least: number, most: number]

/**
 * The accepted ranges, far beyond what the outlines of feet have: next to each limit, the range of 600 generated feet
 * and all stored photos and tracings. Photos do not see the heel, so nothing is required of it.
 */
const shares: Readonly<Record<keyof ReturnType<typeof outlineRatios>, Range>> = {
  // 0.95 to 1.00 of the area between its sides: an outline that crosses itself or goes around twice has another area.
  filled: [0.85, 1.03],
  // 0.66 to 0.82 of the bounding rectangle: a box has 1, a kite 0.5.
  boxed: [0.55, 0.92],
  // Perimeter of 1.8 to 3.6 times the length: an outline that goes back and forth has more.
  way: [1.5, 4.5],
  // Starts at 0 to 0.35 of the length, where a leg hides the rest.
  from: [-0.05, 0.45],
  // The middle of the forefoot: up to 0.03 off the axis.
  beside: [-0.15, 0.15],
}

/** Whether a closed line can be the outline of a foot, with its heel at y = 0 and its toes towards +y. */
export function isFootOutline(outline: readonly Point[]): boolean {
  const found = Object.entries(outlineRatios(outline))
  return found.every(([name, share]) => {
    const [min, max] = shares[name as keyof typeof shares]
    // A degenerate or empty outline has NaN or infinite ratios and fails this test.
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

/** The outermost crossings of a closed line with a row. */
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

/** The mean centre line between two rows, all as fractions of the length. */
function middleAt(outline: readonly Point[], [from, to]: Range): number {
  const lengthMm = outlineLengthMm(outline)
  const rows = Array.from({ length: 8 }, (_, row) =>
    rowAt(outline, (from + ((to - from) * (row + 0.5)) / 8) * lengthMm),
  )
  return rows.reduce((sum, { left, right }) => sum + (left + right) / 2, 0) / rows.length / lengthMm
}

/** The width of the widest row between two fractions of the length. */
export function widestMm(outline: readonly Point[], [from, to]: Range): number {
  const lengthMm = outlineLengthMm(outline)
  const rows = Array.from({ length: 24 }, (_, row) => rowAt(outline, (from + ((to - from) * row) / 23) * lengthMm))
  return rows.reduce((widest, { left, right }) => Math.max(widest, right - left), 0)
}

/**
 * How far the toes of one side reach ahead, and the waist bows out relative to heel and ball: the medians of 600
 * generated feet.
 */
const typical = { toesLead: 0.035, bow: 0.0085 }
/**
 * The sum of both signs is 2 for a typical foot. Of 600 generated feet none is below 0.3, and the most crooked of the
 * stored photos is at -0.3; with the sides exchanged, nine of ten are below this limit.
 */
const surelyOther = -1

/** Whether an outline surely belongs to the other foot, judged by its toes and its arch. */
export function isOtherSide(outline: readonly Point[], side: FootSide): boolean {
  const towardsBigToe = side === 'left' ? 1 : -1
  const [rear, waist, ball] = (
    [
      [0.37, 0.42],
      [0.47, 0.55],
      [0.64, 0.74],
    ] as const
  ).map((rows) => middleAt(outline, rows)) as [number, number, number]
  // Where the waist's centre would lie on a straight line from the rear to the ball.
  const straight = rear + (ball - rear) * ((0.51 - 0.395) / (0.69 - 0.395))
  const signs =
    toesLead(finely(outline), outlineLengthMm(outline)) / typical.toesLead + (straight - waist) / typical.bow
  return towardsBigToe * signs < surelyOther
}

/**
 * Resamples the outline to a point per millimetre, so that the result does not depend on how many points were stored.
 */
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
