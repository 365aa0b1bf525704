import type { Point } from './point.ts'

/** The smallest convex polygon around points, with y downwards clockwise (Andrew's monotone chain, 1979). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop()
    kept.push(point)
  }
  // The other chain begins where this one ends.
  return kept.slice(0, -1)
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
