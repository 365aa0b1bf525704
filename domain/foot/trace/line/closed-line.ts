import type { Point } from '../../geometry/point.ts'

export type OutwardPoint = Point & { readonly outX: number; readonly outY: number }

/** Points on a closed line, evenly spaced. */
export function evenly(closed: readonly Point[], stepMm: number): Point[] {
  const lengths = closed.map((point, k) => {
    const next = closed[(k + 1) % closed.length]!
    return Math.hypot(next.x - point.x, next.y - point.y)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(8, Math.round(whole / stepMm))
  const points: Point[] = []
  let passed = 0
  let side = 0
  for (let k = 0; k < count; k += 1) {
    const wanted = (whole * k) / count
    while (side < closed.length - 1 && passed + lengths[side]! < wanted) passed += lengths[side++]!
    const [from, to] = [closed[side]!, closed[(side + 1) % closed.length]!]
    const share = lengths[side]! > 0 ? (wanted - passed) / lengths[side]! : 0
    points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  return points
}

/** The points with their way outwards, of a line that runs against the clock with y upwards. */
export function withWayOut(closed: readonly Point[], reach: number): OutwardPoint[] {
  const n = closed.length
  return closed.map(({ x, y }, k) => {
    const before = closed[(k - reach + n) % n]!
    const after = closed[(k + reach) % n]!
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    return { x, y, outX: (after.y - before.y) / length, outY: (before.x - after.x) / length }
  })
}

/**
 * The closed line that bends least and stays near its points, each by its own weight: where the weight is nought it goes
 * on as it came. Conjugate gradients over sum of w (p - q)^2 + stiffness (second difference of p)^2.
 */
export function eased(closed: readonly Point[], weights: readonly number[], stiffness: number): Point[] {
  const solve = (wanted: readonly number[]) => {
    const n = wanted.length
    const at = (values: Float64Array, k: number) => values[(k + 2 * n) % n]!
    const bent = (values: Float64Array) => values.map((value, k) => at(values, k - 1) - 2 * value + at(values, k + 1))
    const pulled = (values: Float64Array) => {
      const twice = bent(bent(values))
      return values.map((value, k) => weights[k]! * value + stiffness * twice[k]!)
    }
    const place = Float64Array.from(wanted)
    const first = pulled(place)
    const rest = first.map((value, k) => weights[k]! * wanted[k]! - value)
    let way = rest.slice()
    let left = dot(rest, rest)
    for (let round = 0; round < maxRounds && left > settledMm * settledMm * n; round += 1) {
      const pull = pulled(way)
      const step = left / dot(way, pull)
      for (let k = 0; k < n; k += 1) {
        place[k] = place[k]! + step * way[k]!
        rest[k] = rest[k]! - step * pull[k]!
      }
      const now = dot(rest, rest)
      way = way.map((value, k) => rest[k]! + (now / left) * value)
      left = now
    }
    return place
  }
  const xs = solve(closed.map(({ x }) => x))
  const ys = solve(closed.map(({ y }) => y))
  return closed.map((_, k) => ({ x: xs[k]!, y: ys[k]! }))
}

/** Gaps are wide and bend slowly; so many rounds reach over the widest. */
const maxRounds = 150
const settledMm = 1e-4

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let k = 0; k < one.length; k += 1) sum += one[k]! * other[k]!
  return sum
}

/** Whether a place lies within a closed line. */
export function isWithin({ x, y }: Point, closed: readonly Point[]): boolean {
  let is = false
  closed.forEach((a, k) => {
    const b = closed[(k + 1) % closed.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) is = !is
  })
  return is
}
