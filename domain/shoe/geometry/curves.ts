import type { Point } from '../../foot/geometry/point.ts'

/**
 * A monotone curve through the knots: cubic Hermite pieces with the slopes of Fritsch and Carlson (1980), weighted
 * after Butland.
 */
export function steadyCurve(knots: readonly Point[]): (x: number) => number {
  const rise = (from: Point, to: Point) => (to.y - from.y) / (to.x - from.x)
  const bent = knots.map((knot, k) => {
    const [before, after] = [knots[k - 1], knots[k + 1]]
    if (!before || !after) return { ...knot, slope: 0 }
    const [up, on] = [rise(before, knot), rise(knot, after)]
    if (up * on <= 0) return { ...knot, slope: 0 }
    const [wide, next] = [knot.x - before.x, after.x - knot.x]
    return { ...knot, slope: (3 * (wide + next)) / ((2 * next + wide) / up + (next + 2 * wide) / on) }
  })
  const last = bent.length - 1
  // Positions are requested in sequence, so the search starts from the previous piece.
  let at = 1
  return (x) => {
    while (at > 1 && x <= bent[at - 1]!.x) at -= 1
    while (at < last && x > bent[at]!.x) at += 1
    if (x <= bent[0]!.x) return bent[0]!.y
    return x > bent[at]!.x ? bent[at]!.y : between(bent[at - 1]!, bent[at]!, x)
  }
}

type SlopedPoint = Point & { readonly slope: number }

function between(from: SlopedPoint, to: SlopedPoint, x: number): number {
  const width = to.x - from.x
  const t = (x - from.x) / width
  const [t2, t3] = [t * t, t * t * t]
  return (
    from.y * (2 * t3 - 3 * t2 + 1) +
    from.slope * width * (t3 - 2 * t2 + t) +
    to.y * (3 * t2 - 2 * t3) +
    to.slope * width * (t3 - t2)
  )
}

/** A closed cubic B-spline: smooth to the second derivative, so that reflections show no break at a knot. */
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
