import type { Point } from '../../geometry/point.ts'
import { mmToPixel } from '../flat/sheet-grid.ts'
import type { Ink } from '../ink/ink.ts'
import type { LineVisibility } from './seen-along.ts'

/** A piece of a closed line without ink: its first point, and how many there are. */
export type Bridge = { readonly start: number; readonly count: number }

/** The pieces without ink. */
export function findBridges(seen: readonly LineVisibility[]): Bridge[] {
  const n = seen.length
  const is = (k: number) => seen[(k + n) % n]!.outMm === undefined
  if (seen.every(({ outMm }) => outMm === undefined)) return [{ start: 0, count: n }]
  const bridges: Bridge[] = []
  for (let start = 0; start < n; start += 1) {
    if (!is(start) || is(start - 1)) continue
    let count = 1
    while (is(start + count)) count += 1
    bridges.push({ start, count })
  }
  return bridges
}

/** Wider bridges go on as the line came over the last centimetre: its last millimetres may be a pen's shade. Narrower ones bend as it does. */
const minWide = 20
const [farMm, nearMm] = [14, 3]

/** The line, its points about a millimetre apart, with wide bridges that leave it as straight as it came. */
export function bridged(closed: readonly Point[], bridges: readonly Bridge[]): Point[] {
  const points = [...closed]
  const n = closed.length
  const at = (k: number) => closed[(k + 2 * n) % n]!
  for (const { start, count } of bridges) {
    if (count < minWide || count + 2 * farMm > n) continue
    const [from, to] = [at(start - 1), at(start + count)]
    const long = Math.hypot(to.x - from.x, to.y - from.y)
    const leaves = wayFrom(at(start - farMm), at(start - nearMm), long)
    const comes = wayFrom(at(start + count + nearMm - 1), at(start + count + farMm - 1), long)
    for (let k = 0; k < count; k += 1) points[(start + k) % n] = between(from, leaves, to, comes, (k + 1) / (count + 1))
  }
  return points
}

function wayFrom(one: Point, other: Point, long: number): Point {
  const far = Math.hypot(other.x - one.x, other.y - one.y) || 1
  return { x: ((other.x - one.x) / far) * long, y: ((other.y - one.y) / far) * long }
}

/** Hermite's cubic between two places that are left and reached in given ways. */
function between(from: Point, leaves: Point, to: Point, comes: Point, share: number): Point {
  const [square, cube] = [share * share, share * share * share]
  const [a, b, c, d] = [2 * cube - 3 * square + 1, cube - 2 * square + share, 3 * square - 2 * cube, cube - square]
  return {
    x: a * from.x + b * leaves.x + c * to.x + d * comes.x,
    y: a * from.y + b * leaves.y + c * to.y + d * comes.y,
  }
}

/** Of a bridge so much lies under a thing at least that hides the line there; the thing's rim counts to it. */
const mostlyHidden = 0.6

/** Whether something lies on most of a bridge. */
export function isHidden(ink: Ink, points: readonly Point[], { start, count }: Bridge): boolean {
  const { hidden } = ink
  if (!hidden) return false
  let under = 0
  for (let k = 0; k < count; k += 1) {
    const { x, y } = points[(start + k) % points.length]!
    const place = mmToPixel(ink, x, y)
    under += hidden[Math.round(place.y) * ink.width + Math.round(place.x)] ?? 0
  }
  return under >= mostlyHidden * count
}
