import type { Point } from '../../foot/geometry/point.ts'

/**
 * A line through the knots that rises and falls only where they do: cubic Hermite pieces with the slopes of Fritsch and
 * Carlson (1980), weighted after Butland.
 */
export function steadyCurve(knots: readonly Point[]): (x: number) => number {
  const last = knots.length - 1
  const rise = (k: number) => (knots[k + 1]!.y - knots[k]!.y) / (knots[k + 1]!.x - knots[k]!.x)
  const slopes = knots.map((knot, k) => {
    if (k === 0 || k === last) return 0
    const [before, after] = [rise(k - 1), rise(k)]
    if (before * after <= 0) return 0
    const [wide, next] = [knot.x - knots[k - 1]!.x, knots[k + 1]!.x - knot.x]
    return (3 * (wide + next)) / ((2 * next + wide) / before + (next + 2 * wide) / after)
  })
  return (x) => {
    if (x <= knots[0]!.x) return knots[0]!.y
    if (x >= knots[last]!.x) return knots[last]!.y
    let k = 0
    while (x > knots[k + 1]!.x) k += 1
    const width = knots[k + 1]!.x - knots[k]!.x
    const t = (x - knots[k]!.x) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      knots[k]!.y * (2 * t3 - 3 * t2 + 1) +
      slopes[k]! * width * (t3 - 2 * t2 + t) +
      knots[k + 1]!.y * (3 * t2 - 2 * t3) +
      slopes[k + 1]! * width * (t3 - t2)
    )
  }
}

/** A closed cubic B-spline: smooth to the second derivative, so no band of light breaks at a knot. */
export function closedSpline(points: readonly Point[], steps: number): Point[] {
  const count = points.length
  const curve: Point[] = []
  for (let k = 0; k < count; k += 1) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => points[(k + step + count) % count]!) as [
      Point,
      Point,
      Point,
      Point,
    ]
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const u = 1 - t
      const weights = [u * u * u, 3 * t * t * t - 6 * t * t + 4, 3 * u * u * u - 6 * u * u + 4, t * t * t] as const
      const along = (of: (point: Point) => number) =>
        (of(a) * weights[0] + of(b) * weights[1] + of(c) * weights[2] + of(d) * weights[3]) / 6
      curve.push({ x: along((p) => p.x), y: along((p) => p.y) })
    }
  }
  return curve
}
