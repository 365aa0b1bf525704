import type { Point } from '../../geometry/point.ts'

/**
 * A left foot of common form from above, in shares of its length: the heel's rear end at 0, toes towards +y, big toe towards
 * +x. Of our own; it is where a hand begins, and nothing is measured by it.
 */
const corners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -0.075, y: 0.02 },
  { x: -0.118, y: 0.09 },
  { x: -0.128, y: 0.19 },
  { x: -0.137, y: 0.33 },
  { x: -0.163, y: 0.48 },
  { x: -0.192, y: 0.62 },
  { x: -0.196, y: 0.73 },
  { x: -0.173, y: 0.83 },
  { x: -0.117, y: 0.905 },
  { x: -0.04, y: 0.962 },
  { x: 0.03, y: 0.985 },
  { x: 0.1, y: 1 },
  { x: 0.158, y: 0.965 },
  { x: 0.184, y: 0.86 },
  { x: 0.195, y: 0.73 },
  { x: 0.165, y: 0.61 },
  { x: 0.112, y: 0.46 },
  { x: 0.095, y: 0.33 },
  { x: 0.118, y: 0.19 },
  { x: 0.116, y: 0.09 },
  { x: 0.075, y: 0.02 },
]

const perCorner = 8

export const plainFoot = {
  toe: { x: 0.1, y: 1 },
  ball: { inner: { x: 0.195, y: 0.73 }, outer: { x: -0.194, y: 0.64 } },
  outline: corners.flatMap((_, k) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((by) => corners[(k + by + corners.length) % corners.length]!) as [
      Point,
      Point,
      Point,
      Point,
    ]
    return Array.from({ length: perCorner }, (_step, n) => {
      const t = n / perCorner
      return { x: bend(a.x, b.x, c.x, d.x, t), y: bend(a.y, b.y, c.y, d.y, t) }
    })
  }),
}

/** A smooth way through points (Catmull and Rom, 1974). */
function bend(a: number, b: number, c: number, d: number, t: number): number {
  return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2
}
