import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { BorderPoint } from '../region/border.ts'

/** Where the foot stands on the sheet: its axis, and a round heel that touches the wall at y = 0. */
export type FootFrame = {
  readonly axis: Point
  readonly heel: Point
  /** From the wall to the foremost point, along the axis. */
  readonly lengthMm: number
  /** How far the foot's middle is beside where the axis says, as a share of the length. */
  readonly miss: number
}

/** The heel's radius as a share of the length: half the heel's width. */
const heelRadius = 0.128

/** The foot's own axes: x across, to the right with the toes up; y along the axis from the heel's rear end. */
export function intoFrame({ axis, heel }: FootFrame, radiusMm: number, point: Point): Point {
  const [dx, dy] = [point.x - heel.x, point.y - heel.y]
  return { x: dx * axis.y - dy * axis.x, y: dx * axis.x + dy * axis.y + radiusMm }
}

/**
 * How far the middle between both sides lies beside the axis, towards the little toe, as a share of the length: the foot bows
 * outwards around its arch. From 40 to 76 % of the length, in steps of 2 %.
 */
const bow = [
  0.0187, 0.0198, 0.0217, 0.0239, 0.0261, 0.0287, 0.0316, 0.0346, 0.0362, 0.0374, 0.038, 0.0365, 0.0345, 0.0322, 0.0295,
  0.0268, 0.0242, 0.0236, 0.0242,
] as const
const firstRow = 0.4
const rowStep = 0.02
/** The ball's outer end, in rows. */
const ballRow = 12

/** The axis follows the foot's waist and ball; the heel, which the leg hides, lies on its way back to the wall. */
export function footFrame(border: readonly BorderPoint[], side: FootSide | 'either'): FootFrame | undefined {
  const outwards = side === 'left' ? -1 : side === 'right' ? 1 : 0
  let lengthMm = border.reduce((max, { y }) => Math.max(max, y), 0)
  let frame: FootFrame = { axis: { x: 0, y: 1 }, heel: { x: 0, y: 0 }, lengthMm, miss: 1 }
  for (let round = 0; round < 4; round += 1) {
    const middles = findMiddles(border, frame, lengthMm, round).map(({ x, y, row }) => ({
      x: x - (outwards * bow[row]! * lengthMm) / frame.axis.y,
      y,
    }))
    if (middles.length < 6) return undefined
    const { slope, base } = lineThrough(middles)
    const squares = middles.reduce((sum, { x, y }) => sum + (x - base - slope * y) ** 2, 0)
    const miss = Math.sqrt(squares / middles.length) / lengthMm
    const radius = heelRadius * lengthMm
    const long = Math.hypot(1, slope)
    frame = { axis: { x: slope / long, y: 1 / long }, heel: { x: base + slope * radius, y: radius }, lengthMm, miss }
    const now = frame
    lengthMm = border.reduce((max, point) => Math.max(max, intoFrame(now, radius, point).y), 0)
    frame = { ...frame, lengthMm }
  }
  return frame
}

type Row = { readonly row: number; readonly left: Point; readonly right: Point }

/** The middle between both sides, row by row across the axis, as far back as no leg or hem covers them. */
function findMiddles(border: readonly BorderPoint[], frame: FootFrame, lengthMm: number, round: number) {
  const radius = round === 0 ? 0 : heelRadius * lengthMm
  const rows: Row[] = []
  for (let row = 0; row < bow.length; row += 1) {
    const along = lengthMm * (firstRow + row * rowStep)
    let left: (Point & { across: number }) | undefined
    let right: (Point & { across: number }) | undefined
    for (const point of border) {
      const { x: across, y } = intoFrame(frame, radius, point)
      if (Math.abs(y - along) > lengthMm * 0.011) continue
      if (point.outX < -0.5 && (!left || across < left.across)) left = { x: point.x, y: point.y, across }
      if (point.outX > 0.5 && (!right || across > right.across)) right = { x: point.x, y: point.y, across }
    }
    if (left && right) rows.push({ row, left, right })
  }
  const kept: { x: number; y: number; row: number }[] = []
  let narrowest = Number.POSITIVE_INFINITY
  for (const { row, left, right } of rows.reverse()) {
    const wide = Math.hypot(right.x - left.x, right.y - left.y) / lengthMm
    if (row < ballRow) {
      // Behind the ball a foot gets narrower; what is wider again is a leg's, or a hem's.
      if (wide > narrowest + 0.012) break
      narrowest = Math.min(narrowest, wide)
    }
    if (wide > 0.2 && wide < 0.6) kept.push({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2, row })
  }
  return kept
}

export const heelRadiusMm = (lengthMm: number) => heelRadius * lengthMm

function lineThrough(points: readonly Point[]): { slope: number; base: number } {
  const n = points.length
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n
  let up = 0
  let both = 0
  for (const { x, y } of points) {
    up += (y - meanY) ** 2
    both += (x - meanX) * (y - meanY)
  }
  const slope = both / up
  return { slope, base: meanX - slope * meanY }
}
