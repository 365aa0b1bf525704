import type { Point } from '#domain/foot/geometry/point.ts'
import { createRandom } from '../foot-photos/random.ts'
import type { Hand, Stray } from './trace-scene.ts'

/** What was drawn at one go: its middle, and how much ink there is along it, 0 to 1. */
export type Stroke = {
  readonly points: readonly Point[]
  readonly ink: readonly number[]
  readonly widthMm: number
  /** How much wider than that it is at each point, where it is not as wide all along. */
  readonly wider?: readonly number[]
}

/** Along a closed line at even steps. */
export function evenly(closed: readonly Point[], stepMm: number): Point[] {
  const far = (k: number) => {
    const [a, b] = [closed[k % closed.length] as Point, closed[(k + 1) % closed.length] as Point]
    return Math.hypot(b.x - a.x, b.y - a.y)
  }
  const all = closed.reduce((sum, _, k) => sum + far(k), 0)
  const count = Math.round(all / stepMm)
  const out: Point[] = []
  let [k, before] = [0, 0]
  for (let step = 0; step < count; step += 1) {
    const at = (step * all) / count
    while (before + far(k) < at) {
      before += far(k)
      k += 1
    }
    const [a, b] = [closed[k % closed.length] as Point, closed[(k + 1) % closed.length] as Point]
    const share = (at - before) / (far(k) || 1)
    out.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
  }
  return out
}

/** Smooth chance along a closed way: about a bell curve with standard deviation 1, changing over so many steps. */
export function wander(seed: number, count: number, over: number): (index: number) => number {
  const random = createRandom(seed)
  const knots = Array.from(
    { length: Math.max(4, Math.round(count / over)) },
    () => (random.share() + random.share() + random.share() + random.share() - 2) * Math.sqrt(3),
  )
  return (index) => {
    const at = ((((index / count) % 1) + 1) % 1) * knots.length
    const [low, share] = [Math.floor(at), at % 1]
    const knot = (k: number) => knots[(k + knots.length) % knots.length] as number
    // Cubic, through the knots.
    const [a, b, c, d] = [knot(low - 1), knot(low), knot(low + 1), knot(low + 2)]
    return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
  }
}

const stepMm = 0.5

/** What the hand makes of the way along the foot: it shakes, and in places the pen comes off the foot. Never far into it. */
export function shaken(way: readonly Point[], { seed, shakeMm, shakeOverMm, offMm }: Hand): Point[] {
  const line = evenly(way, stepMm)
  const over = shakeOverMm / stepMm
  const shake = wander(seed, line.length, over)
  const off = wander(seed + 1, line.length, 40 / stepMm)
  return line.map((point, k) => {
    const [before, after] = [line.at(k - 3) as Point, line[(k + 3) % line.length] as Point]
    const [tx, ty] = [after.x - before.x, after.y - before.y]
    const long = Math.hypot(tx, ty) || 1
    // A foot gives way less than a hand does outwards.
    const by = shake(k) * shakeMm
    const out = (by < 0 ? 0.6 * by : by) + Math.max(0, off(k) - 0.8) * offMm
    return { x: point.x + (ty / long) * out, y: point.y - (tx / long) * out }
  })
}

/** The strokes of one going around, with its gaps and its closing. `share` of it from `from` on, where it is but a piece. */
export function drawStrokes(closed: readonly Point[], hand: Hand, widthMm: number, share = 1): Stroke[] {
  const count = closed.length
  const press = wander(hand.seed + 2, count, 25 / stepMm)
  const begin = Math.round(hand.from * count)
  const long = Math.round(count * share + (share === 1 ? hand.overshootMm / stepMm : 0))
  const aside = wander(hand.seed + 3, count, 60)(0) * 0.5
  const isGap = (k: number) =>
    hand.gaps.some(([at, lengthMm]) => {
      const far = Math.abs(((((k / count - at) % 1) + 1.5) % 1) - 0.5) * count * stepMm
      return far < lengthMm / 2
    })
  const strokes: Stroke[] = []
  let points: Point[] = []
  let ink: number[] = []
  const end = () => {
    if (points.length > 1) strokes.push({ points, ink, widthMm, wider: spread(points.length, ink, hand.bleed) })
    points = []
    ink = []
  }
  for (let step = 0; step <= long; step += 1) {
    const k = (begin + step) % count
    if (isGap(k)) {
      end()
      continue
    }
    const point = closed[k] as Point
    // What goes on beyond the beginning runs a little beside it.
    const beside = (Math.max(0, step - count) * stepMm * aside) / 12
    const next = closed[(k + 1) % count] as Point
    const far = Math.hypot(next.x - point.x, next.y - point.y) || 1
    points.push({
      x: point.x + ((next.y - point.y) / far) * beside,
      y: point.y - ((next.x - point.x) / far) * beside,
    })
    ink.push(Math.max(0.25, Math.min(1.15, 0.88 + press(k) * hand.pressure)))
  }
  end()
  return strokes
}

/** Ink spreads where a pen is slow and presses, and most where it is set down and taken off. */
function spread(count: number, ink: readonly number[], bleed: number): number[] {
  return Array.from({ length: count }, (_, k) => {
    const fromEnd = Math.min(k, count - 1 - k) * stepMm
    return 1 + bleed * (((ink[k] ?? 0.9) - 0.88) * 1.5 + 0.6 * Math.exp(-fromEnd / 1.2))
  })
}

/** Strokes of one or two centimetres in a row, some over each other and some apart, each a little aside, as people sketch. */
export function drawDashes(closed: readonly Point[], { seed, from }: Hand, widthMm: number): Stroke[] {
  const random = createRandom(seed + 9)
  const count = closed.length
  const strokes: Stroke[] = []
  let at = 0
  while (at < count) {
    const long = Math.round(random.among([12, 32]) / stepMm)
    const [begin, end] = [random.among([-0.55, 0.55]), random.among([-0.55, 0.55])]
    const points = Array.from({ length: long }, (_, step) => {
      const k = Math.round(from * count) + at + step
      const [point, next] = [closed[k % count] as Point, closed[(k + 1) % count] as Point]
      const far = Math.hypot(next.x - point.x, next.y - point.y) || 1
      const aside = begin + ((end - begin) * step) / long
      return { x: point.x + ((next.y - point.y) / far) * aside, y: point.y - ((next.x - point.x) / far) * aside }
    })
    const ink = points.map((_, step) => 0.95 - 0.35 * (step / long) ** 3)
    strokes.push({ points, ink, widthMm })
    at += long + Math.round(random.among([-6, 4.5]) / stepMm)
  }
  return strokes
}

/** A piece that left the foot: with little left of it where it was rubbed out, with a zigzag over it where it was crossed out. */
export function drawStray(
  closed: readonly Point[],
  { isErased, at, lengthMm, outMm }: Stray,
  widthMm: number,
): Stroke[] {
  const [count, long] = [closed.length, Math.round(lengthMm / stepMm)]
  const aside = (step: number, out: number): Point => {
    const k = Math.round(at * count) + step
    const [point, next] = [closed[k % count] as Point, closed[(k + 3) % count] as Point]
    const far = Math.hypot(next.x - point.x, next.y - point.y) || 1
    return { x: point.x + ((next.y - point.y) / far) * out, y: point.y - ((next.x - point.x) / far) * out }
  }
  const arc = Array.from({ length: long + 1 }, (_, step) => aside(step, outMm * Math.sin((step / long) * Math.PI)))
  const wrongLine = { points: arc, ink: arc.map(() => (isErased ? rubbedOut : 0.9)), widthMm }
  if (isErased) return [wrongLine, { points: arc, ink: arc.map(() => rubbedOut / 3), widthMm: 6 }]
  const zigzag = Array.from({ length: Math.round(lengthMm / 4) }, (_, turn) =>
    aside(Math.round((turn * long) / Math.round(lengthMm / 4)), outMm * 0.6 + (turn % 2 === 0 ? 4 : -2.2)),
  ).filter((_, turn, all) => turn > all.length * 0.25 && turn < all.length * 0.75)
  return [wrongLine, { points: zigzag, ink: zigzag.map(() => 0.9), widthMm }]
}

/** So much of a line's ink is left on the paper. */
const rubbedOut = 0.13
