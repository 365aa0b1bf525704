import type { FootSide, ToeForm } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { type FootFrame, heelRadiusMm, intoFrame } from './foot-frame.ts'
import type { BorderPoint } from './true-border.ts'

/** What the border of one foot tells, in its own frame. */
export type FootNumbers = {
  readonly side: FootSide
  readonly lengthMm: number
  readonly ballWidthMm: number
  readonly footBreadthMm: number
  readonly heelToBallMm: number
  readonly bigToeAngleDeg: number
  readonly toes: readonly number[]
  readonly toeForm: ToeForm | undefined
  readonly outline: readonly Point[]
}

type Framed = Point & { readonly forwards: number; readonly sideways: number }

export function footNumbers(
  border: readonly BorderPoint[],
  frame: FootFrame,
  asked: FootSide | 'auto',
): FootNumbers | undefined {
  const { lengthMm, axis } = frame
  const radius = heelRadiusMm(lengthMm)
  const right = border.map(
    (point): Framed => ({
      ...intoFrame(frame, radius, point),
      sideways: point.outX * axis.y - point.outY * axis.x,
      forwards: point.outX * axis.x + point.outY * axis.y,
    }),
  )
  const side = asked === 'auto' ? sideOf(right, lengthMm) : asked
  // From here on x grows towards the big toe.
  const inner = side === 'left' ? 1 : -1
  const foot = right.map((point) => ({ ...point, x: point.x * inner, sideways: point.sideways * inner }))
  const within = (from: number, to: number) => foot.filter(({ y }) => y >= from * lengthMm && y <= to * lengthMm)
  const most = (points: readonly Framed[], sign: number) =>
    points.reduce<Framed | undefined>(
      (best, point) => (best && sign * best.x >= sign * point.x ? best : point),
      undefined,
    )
  const first = most(within(0.62, 0.8), 1)
  const fifth = most(within(0.52, 0.74), -1)
  const widest = most(within(0.5, 0.82), 1)
  const narrowest = most(within(0.5, 0.82), -1)
  if (!first || !fifth || !widest || !narrowest) return undefined
  const toes = toeTips(foot, lengthMm)
  return {
    side,
    lengthMm,
    ballWidthMm: Math.hypot(first.x - fifth.x, first.y - fifth.y),
    footBreadthMm: widest.x - narrowest.x,
    heelToBallMm: first.y,
    bigToeAngleDeg: bigToeAngle(first, within(0.82, 0.96)),
    toes,
    toeForm: toeForm(toes, lengthMm),
    outline: right.map(({ x, y }) => ({ x, y })),
  }
}

/** The big toe is ahead of the small ones: on its side the forefoot reaches farther. */
function sideOf(foot: readonly Framed[], lengthMm: number): FootSide {
  const ahead = foot.filter(({ y }) => y > 0.8 * lengthMm)
  const left = Math.min(...ahead.map(({ x }) => x))
  const right = Math.max(...ahead.map(({ x }) => x))
  const third = (right - left) * 0.3
  const reach = (from: number, to: number) =>
    ahead.reduce((most, { x, y }) => (x >= from && x <= to ? Math.max(most, y) : most), 0)
  return reach(right - third, right) > reach(left, left + third) ? 'left' : 'right'
}

/** Between the axis and the line from the ball's inner point that touches the big toe's inner side. */
function bigToeAngle(ball: Framed, toe: readonly Framed[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const { x, y, sideways } of toe)
    if (sideways > 0.2 && y > ball.y) least = Math.min(least, Math.atan2(ball.x - x, y - ball.y))
  return Number.isFinite(least) ? (least * 180) / Math.PI : 0
}

/** Where each toe's middle is, as a share of the toes' breadth from the inner side, and how far around it its tip is. */
const toeMiddles = [0.2, 0.46, 0.64, 0.79, 0.92] as const
const toeReach = [0.17, 0.11, 0.09, 0.085, 0.08] as const

/** How far each toe reaches along the axis, the big one first. */
function toeTips(foot: readonly Framed[], lengthMm: number): number[] {
  const ahead = foot.filter(({ y }) => y > 0.78 * lengthMm)
  const inner = ahead.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY)
  const outer = ahead.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  const breadth = inner - outer
  return toeMiddles.map((middle, k) => {
    const x = inner - middle * breadth
    const reach = toeReach[k]! * breadth
    return foot.reduce(
      (most, point) => (Math.abs(point.x - x) < reach && point.forwards > 0.3 ? Math.max(most, point.y) : most),
      0,
    )
  })
}

/** Which form the toes have; the steps are for a foot of 250 mm. */
function toeForm(toes: readonly number[], lengthMm: number): ToeForm | undefined {
  const [first, second, third, fourth] = toes.map((tip) => (tip * 250) / lengthMm)
  if (!first || !second || !third || !fourth) return undefined
  if (second - first > 2) return 'greek'
  if (first - second > 2) return 'egyptian'
  return third - fourth < 3.5 && first - fourth < 6 ? 'square' : 'roman'
}
