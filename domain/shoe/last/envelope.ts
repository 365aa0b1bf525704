import type { Point } from '../../foot/geometry/point.ts'
import { mix, smoothStep } from '../geometry/blend.ts'
import { closedSpline } from '../geometry/curves.ts'
import type { LastFigures } from './last-figures.ts'
import { toePoints } from './toe-points.ts'

/** The position of the template's ball, as a share of the length. */
const templateBall = 0.735

/** Along the axis, the head of the fifth metatarsal bone lies a tenth of the length behind that of the first. */
export const ballSlant = 0.1

/** Shares of the length and, across, of the ball width: drawn by eye over the outlines of measured feet. */
function templatePoints(figures: LastFigures): Point[] {
  const { ballWidthMm: ball, footLengthMm: length } = figures
  const heel = figures.heelWidthMm / 2 / ball
  const inner: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.008, 0.42 * heel],
    [0.034, 0.74 * heel],
    [0.08, 0.94 * heel],
    [0.14, 1.03 * heel],
    [0.22, 1.01 * heel],
    [0.32, mix(0.93 * heel, 0.36, 0.25)],
    [0.44, mix(0.88 * heel, 0.38, 0.6)],
    [0.56, 0.405],
    [0.66, 0.475],
    [0.735, 0.51],
    [0.82, 0.495],
  ]
  const outer: readonly (readonly [number, number])[] = [
    [0.76, -0.472],
    [0.685, -0.502],
    [0.6, -0.508],
    [0.5, -0.49],
    [0.4, mix(-heel, -0.49, 0.6)],
    [0.3, mix(-heel, -0.49, 0.22)],
    [0.22, -1.01 * heel],
    [0.14, -1.03 * heel],
    [0.08, -0.94 * heel],
    [0.034, -0.74 * heel],
    [0.008, -0.42 * heel],
  ]
  const shift = figures.heelToBallMm / length - templateBall
  const vertex = ([along, across]: readonly [number, number]) => ({
    x: (along + shift * smoothStep(0.35, templateBall, along) * (1 - smoothStep(templateBall, 1, along))) * length,
    y: across * ball,
  })
  return [...inner, ...toePoints[figures.toeForm], ...outer].map(vertex)
}

/** Shifts the big toe's side with the angle of the toe, most at the tip. */
function leant(points: readonly Point[], figures: LastFigures): Point[] {
  // The template's own toe has an angle of 6 degrees. Approximates the tangent by its series.
  const angle = ((figures.bigToeAngleDeg - 6) * Math.PI) / 180
  const slope = angle + (angle * angle * angle) / 3
  return points.map(({ x, y }) => {
    const ahead = Math.max(0, x - figures.heelToBallMm)
    return { x, y: y - slope * ahead * 0.7 * smoothStep(0, 0.35 * figures.ballWidthMm, y) }
  })
}

/** The convex hull of points, counterclockwise (Andrew's monotone chain). */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!]
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Evenly spaced points along a closed line, starting at its first point. */
function evenly(closed: readonly Point[], count: number): Point[] {
  const gaps = closed.map((a, k) => {
    const b = closed[(k + 1) % closed.length]!
    return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  })
  const step = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const points: Point[] = []
  let [walked, k] = [0, 0]
  for (let vertex = 0; vertex < count; vertex += 1) {
    while (k < closed.length - 1 && walked + gaps[k]! < vertex * step) {
      walked += gaps[k]!
      k += 1
    }
    const [a, b] = [closed[k]!, closed[(k + 1) % closed.length]!]
    const share = gaps[k]! > 0 ? (vertex * step - walked) / gaps[k]! : 0
    points.push({ x: mix(a.x, b.x, share), y: mix(a.y, b.y, share) })
  }
  return points
}

/**
 * The customer's own outline as a smooth line: convex around the toes, like a toe box, and following the foot behind
 * them.
 */
function ownPoints(figures: LastFigures): Point[] {
  const split = 0.62 * figures.footLengthMm
  const front = convexHull(figures.outline.filter(({ x }) => x > split))
  const back = figures.outline.filter(({ x }) => x <= split)
  const inner = [...back.filter(({ y }) => y > 0)].sort((a, b) => a.x - b.x)
  const outer = [...back.filter(({ y }) => y <= 0)].sort((a, b) => b.x - a.x)
  const tip = front.reduce((best, point) => (point.x > best.x ? point : best), front[0]!)
  const rises = front.filter(({ x, y }) => y >= tip.y && x < tip.x).sort((a, b) => a.x - b.x)
  const falls = front.filter(({ x, y }) => y < tip.y && x < tip.x).sort((a, b) => b.x - a.x)
  return evenly([...inner, ...rises, tip, ...falls, ...outer], 44)
}

/** The y of a closed line at a position x, on its inner (1) or its outer (-1) side. */
export function edgeAt(closed: readonly Point[], x: number, side: 1 | -1): number {
  let best = 0
  closed.forEach((a, k) => {
    const b = closed[(k + 1) % closed.length]!
    if (a.x === b.x || (a.x - x) * (b.x - x) > 0) return
    const y = mix(a.y, b.y, (x - a.x) / (b.x - a.x))
    if (y * side > best * side) best = y
  })
  return best
}

/** The heel width: the widest place in the rear quarter. */
export function measureHeelWidth(closed: readonly Point[], footLengthMm: number): number {
  let widest = 0
  for (let step = 4; step <= 25; step += 1) {
    const x = (step / 100) * footLengthMm
    widest = Math.max(widest, edgeAt(closed, x, 1) - edgeAt(closed, x, -1))
  }
  return widest
}

/** The ball width, over the heads of the first and the fifth metatarsal bones. */
export function measureBallWidth(closed: readonly Point[], { heelToBallMm, footLengthMm }: LastFigures): number {
  const slant = ballSlant * footLengthMm
  const across = edgeAt(closed, heelToBallMm, 1) - edgeAt(closed, heelToBallMm - slant, -1)
  return Math.sqrt(across * across + slant * slant)
}

/**
 * Maps a position on the foot to the last: the extra length lies between the ball and the toes, whose shape is kept.
 */
export function alongLast({ heelToBallMm, footLengthMm, lengthMm }: LastFigures, x: number): number {
  return x + (lengthMm - footLengthMm) * smoothStep(heelToBallMm, footLengthMm, x)
}

/** The line as drawn, stretched to the wanted length. */
function longLine(figures: LastFigures): Point[] {
  const drawn = figures.outline.length > 0 ? ownPoints(figures) : leant(templatePoints(figures), figures)
  const raw = closedSpline(drawn, 8)
  const [min, max] = raw.reduce(([low, high], { x }) => [Math.min(low, x), Math.max(high, x)], [1e9, -1e9])
  return raw.map(({ x, y }) => ({ x: alongLast(figures, ((x - min) / (max - min)) * figures.footLengthMm), y }))
}

function stretchedBy(long: readonly Point[], figures: LastFigures) {
  const { footLengthMm, heelWidthMm, ballWidthMm, heelToBallMm } = figures
  const slant = ballSlant * footLengthMm
  const wanted = Math.sqrt(ballWidthMm * ballWidthMm - slant * slant)
  return {
    ball: wanted / (edgeAt(long, heelToBallMm, 1) - edgeAt(long, heelToBallMm - slant, -1)),
    heel: heelWidthMm / measureHeelWidth(long, footLengthMm),
  }
}

/** By how much the line has to be widened at the ball and at the heel; NaN or infinite if it has no width there. */
export function getEnvelopeStretch(figures: LastFigures) {
  return stretchedBy(longLine(figures), figures)
}

/** The last from above without its split, of exactly the wanted length and widths. */
export function buildEnvelope(figures: LastFigures): Point[] {
  const { footLengthMm } = figures
  const long = longLine(figures)
  const { ball, heel } = stretchedBy(long, figures)
  return long.map(({ x, y }) => ({
    x,
    y: y * mix(heel, ball, smoothStep(0.26 * footLengthMm, 0.54 * footLengthMm, x)),
  }))
}
