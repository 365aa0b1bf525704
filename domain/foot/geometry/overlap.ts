import type { Point } from './point.ts'
import { signedArea } from './polygon.ts'

/** What two convex polygons have in common, as a share of both together; both run the same way round (Sutherland and Hodgman, 1974). */
export function overlap(one: readonly Point[], other: readonly Point[]): number {
  const way = Math.sign(signedArea(other))
  let inside = [...one]
  for (let k = 0; k < other.length && inside.length > 0; k += 1) {
    const [from, to] = [other[k]!, other[(k + 1) % other.length]!]
    const within = ({ x, y }: Point) => way * ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
    inside = inside.flatMap((point, n) => {
      const next = inside[(n + 1) % inside.length]!
      const [here, there] = [within(point), within(next)]
      const kept = here >= 0 ? [point] : []
      if (here >= 0 === there >= 0) return kept
      const share = here / (here - there)
      return [...kept, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }]
    })
  }
  const common = inside.length > 2 ? Math.abs(signedArea(inside)) : 0
  return common / (Math.abs(signedArea(one)) + Math.abs(signedArea(other)) - common)
}
