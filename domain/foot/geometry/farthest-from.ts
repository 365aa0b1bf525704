import type { Point } from './point.ts'

/** The point that lies farthest away; nothing where there is none, or none elsewhere. */
export function farthestFrom<Place extends Point>(from: Point, points: readonly Place[]): Place | undefined {
  let max = 0
  let found: Place | undefined
  for (const point of points) {
    const away = Math.hypot(point.x - from.x, point.y - from.y)
    if (away <= max) continue
    max = away
    found = point
  }
  return found
}
