import type { Point } from '../../geometry/point.ts'
import type { BorderPoint } from './true-border.ts'

/** Where the foot stands on the sheet: its axis, and a round heel that touches the wall at y = 0. */
export type FootFrame = {
  readonly axis: Point
  readonly heel: Point
  /** From the wall to the foremost point, along the axis. */
  readonly lengthMm: number
}

/** The heel's radius as a share of the length: half the heel's width. */
const heelRadius = 0.128

/** The foot's own axes: x across, to the right with the toes up; y along the axis from the heel's rear end. */
export function intoFrame({ axis, heel }: FootFrame, radiusMm: number, point: Point): Point {
  const [dx, dy] = [point.x - heel.x, point.y - heel.y]
  return { x: dx * axis.y - dy * axis.x, y: dx * axis.x + dy * axis.y + radiusMm }
}

/** The axis lies in the middle of the foot's waist and ball; the heel, which the leg hides, on its way back to the wall. */
export function footFrame(border: readonly BorderPoint[]): FootFrame | undefined {
  let lengthMm = border.reduce((most, { y }) => Math.max(most, y), 0)
  let frame: FootFrame | undefined
  for (let round = 0; round < 4; round += 1) {
    const middles: Point[] = []
    for (let share = 0.4; share <= 0.76; share += 0.02) {
      const y = lengthMm * share
      let left = Number.POSITIVE_INFINITY
      let right = Number.NEGATIVE_INFINITY
      for (const point of border) {
        if (Math.abs(point.y - y) > lengthMm * 0.012) continue
        if (point.outX < -0.5) left = Math.min(left, point.x)
        if (point.outX > 0.5) right = Math.max(right, point.x)
      }
      if (right - left > lengthMm * 0.2 && right - left < lengthMm * 0.6) middles.push({ x: (left + right) / 2, y })
    }
    if (middles.length < 6) return undefined
    const { slope, base } = lineThrough(middles)
    const radius = heelRadius * lengthMm
    const long = Math.hypot(1, slope)
    const axis = { x: slope / long, y: 1 / long }
    const heel = { x: base + slope * radius, y: radius }
    frame = { axis, heel, lengthMm: 0 }
    const now = frame
    lengthMm = border.reduce((most, point) => Math.max(most, intoFrame(now, radius, point).y), 0)
    frame = { axis, heel, lengthMm }
  }
  return frame
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
