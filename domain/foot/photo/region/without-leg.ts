import { convexHull } from '../../geometry/convex-hull.ts'
import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import type { Sheet } from '../paper/papers.ts'
import type { BorderPoint } from './border.ts'

/** So near to a long edge a border is the sheet's, as what lies beyond is not looked at. */
export const atEdgeMm = 2.2
/** Points of one stretch along an edge are no farther apart: the border settles to and fro. A millimetre lies between two. */
const sameStretch = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** A corner between leg and foot lies at least so deep in the bay between them. */
const minDeepMm = 5
/** The ball lies no farther behind the toes than so many times the forefoot's breadth. */
const minAhead = 1
/** So many points ahead of the corner the foot's side begins. */
const nearSide = 10
/** The foot's other side looks away from the corner, and the other way than the near side: as cosines. */
const [facingAway, maxAlike] = [0.7, -0.5]

/**
 * The foot's border without a leg that leaves the sheet over a long edge. Between the leg and the foot's side there is a
 * corner, the deepest place of the bay between them: what lies from there to the edge is the leg's, and so is what follows
 * behind, farther out than the corner. Of a foot that is cut off by the edge there is no such corner behind its ball, and a leg
 * that hides the ball stays.
 */
export function withoutLeg(border: readonly BorderPoint[], sheet: Sheet): readonly BorderPoint[] {
  const n = border.length
  const along = Math.sign(signedArea(border))
  const isLeg = new Uint8Array(n)
  let corners: ReadonlySet<number> | undefined
  for (const outwards of [-1, 1]) {
    const towardsToes = outwards * along
    const isAtEdge = (k: number) => {
      const { x } = border[((k % n) + n) % n]!
      return (outwards < 0 ? x : sheet.widthMm - x) < atEdgeMm
    }
    for (let end = 0; end < n; end += 1) {
      const isEnd = isAtEdge(end) && !sameStretch.some((step) => isAtEdge(end + step * towardsToes))
      if (!isEnd) continue
      corners ??= deepest(border)
      const corner = walk(n, end, towardsToes, (k) => corners!.has(k))
      const { x } = border[corner]!
      const inside = walk(n, end, -towardsToes, (k) => outwards * (border[k]!.x - x) <= 0)
      if (!corners.has(corner) || !isBehindBall(between(border, corner, inside, towardsToes))) continue
      for (let k = (inside + towardsToes + n) % n; k !== corner; k = (k + towardsToes + n) % n) isLeg[k] = 1
    }
  }
  return border.filter((_, k) => isLeg[k] === 0)
}

/**
 * Whether a border that begins in a corner shows the whole forefoot: what lies ahead of the way straight across the foot. That
 * is decided without the heel, which may be hidden, and also for a foot that is turned.
 */
function isBehindBall(border: readonly BorderPoint[]): boolean {
  const corner = border[0]!
  const near = border[Math.min(nearSide, border.length - 1)]!
  const asFrom = border.map((point) => ({ point, x: point.x - corner.x, y: point.y - corner.y }))
  const across = asFrom.reduce<{ nth: number; mm: number }>(
    (nearest, { point, x, y }, nth) => {
      const mm = Math.hypot(x, y)
      const isAway = x * point.outX + y * point.outY > facingAway * mm
      const isOpposite = point.outX * near.outX + point.outY * near.outY < maxAlike
      return mm < nearest.mm && isAway && isOpposite ? { nth, mm } : nearest
    },
    { nth: 0, mm: Number.POSITIVE_INFINITY },
  )
  const [ahead, to] = [asFrom.slice(0, across.nth + 1), asFrom[across.nth]!]
  const broad = ahead.map(({ x, y }) => (x * to.x + y * to.y) / across.mm)
  const long = ahead.map(({ x, y }) => Math.abs(x * to.y - y * to.x) / across.mm)
  return Math.max(...long) > minAhead * (Math.max(...broad) - Math.min(...broad))
}

function between(border: readonly BorderPoint[], from: number, to: number, step: number): BorderPoint[] {
  const n = border.length
  const count = ((to - from) * step + n) % n
  return Array.from({ length: count + 1 }, (_, k) => border[(from + k * step + n * n) % n]!)
}

/** The first of a border's points that is sought, from one on; or that one again. */
function walk(n: number, from: number, step: number, isSought: (k: number) => boolean): number {
  let k = (from + step + n) % n
  while (k !== from && !isSought(k)) k = (k + step + n) % n
  return k
}

/** The deepest point of every bay: of what lies between two neighbours of the convex hull. */
function deepest(border: readonly BorderPoint[]): ReadonlySet<number> {
  const hull = new Set<Point>(convexHull(border))
  const at = border.flatMap((point, k) => (hull.has(point) ? [k] : []))
  const found = at.flatMap((from, nth) => {
    const to = at[(nth + 1) % at.length]! + (nth + 1 === at.length ? border.length : 0)
    const [a, b] = [border[from]!, border[to % border.length]!]
    const long = Math.hypot(b.x - a.x, b.y - a.y)
    let [best, maxMm] = [from, minDeepMm]
    for (let k = from + 1; k < to; k += 1) {
      const { x, y } = border[k % border.length]!
      const mm = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / long
      if (mm > maxMm) [best, maxMm] = [k % border.length, mm]
    }
    return best === from ? [] : [best]
  })
  return new Set(found)
}
