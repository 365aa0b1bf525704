import type { FootSide, ToeForm } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { BorderPoint } from '../region/border.ts'
import { type FootFrame, heelRadiusMm, intoFrame } from './foot-frame.ts'
import { toeForm, toeTips } from './toe-tips.ts'

/** What is measured along the border of one foot, in its own frame. */
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

export type FramedPoint = Point & { readonly forwards: number; readonly sideways: number }

/** How far the inner bone usually lies ahead of the outer one; their places on flat sides are half seen, half known. */
const typicalSlant = 0.088

/** What lies this near to the farthest point of a side is as far. */
const flatMm = 0.35

/** The border in the foot's own axes, x to the right with the toes up. */
export function framed(border: readonly BorderPoint[], frame: FootFrame): FramedPoint[] {
  const { lengthMm, axis } = frame
  const radius = heelRadiusMm(lengthMm)
  return border.map((point) => ({
    ...intoFrame(frame, radius, point),
    sideways: point.outX * axis.y - point.outY * axis.x,
    forwards: point.outX * axis.x + point.outY * axis.y,
  }))
}

export function footNumbers(right: readonly FramedPoint[], lengthMm: number, side: FootSide): FootNumbers | undefined {
  // From here on x grows towards the big toe.
  const inner = side === 'left' ? 1 : -1
  const foot = right.map((point) => ({ ...point, x: point.x * inner, sideways: point.sideways * inner }))
  const within = (from: number, to: number) => foot.filter(({ y }) => y >= from * lengthMm && y <= to * lengthMm)
  const ball = ballIn(foot, lengthMm)
  const widest = max(within(0.5, 0.82), 1)
  const narrowest = max(within(0.5, 0.82), -1)
  if (!ball || !widest || !narrowest) return undefined
  const { first, fifth } = ball
  const bigToeAngleDeg = bigToeAngle(first, within(0.82, 0.96))
  const toes = toeTips(foot, lengthMm, bigToeAngleDeg)
  return {
    side,
    lengthMm,
    ballWidthMm: Math.hypot(first.x - fifth.x, ball.slantMm),
    footBreadthMm: widest.x - narrowest.x,
    heelToBallMm: first.y,
    bigToeAngleDeg,
    toes,
    toeForm: toeForm(toes, lengthMm),
    outline: right.map(({ x, y }) => ({ x, y })),
  }
}

const max = (points: readonly FramedPoint[], sign: number) =>
  points.reduce<FramedPoint | undefined>(
    (best, point) => (best && sign * best.x >= sign * point.x ? best : point),
    undefined,
  )

/** A side is nearly flat at the ball: the bone is taken to be at the middle of all that stands out as far. */
function bone(points: readonly FramedPoint[], sign: number): FramedPoint | undefined {
  const top = max(points, sign)
  if (!top) return undefined
  const near = points.filter(({ x }) => sign * (top.x - x) < flatMm)
  return { ...top, y: near.reduce((sum, { y }) => sum + y / near.length, 0) }
}

/** Where the ball ends, of a foot whose x grows towards the big toe; and how far its inner end lies ahead. */
export function ballIn(foot: readonly FramedPoint[], lengthMm: number) {
  const within = (from: number, to: number) => foot.filter(({ y }) => y >= from * lengthMm && y <= to * lengthMm)
  const first = bone(within(0.62, 0.8), 1)
  const fifth = bone(within(0.56, 0.69), -1)
  return first && fifth && { first, fifth, slantMm: (first.y - fifth.y + typicalSlant * lengthMm) / 2 }
}

/** Between the axis and the line from the ball's inner point that touches the big toe's inner side. */
function bigToeAngle(ball: FramedPoint, toe: readonly FramedPoint[]): number {
  let min = Number.POSITIVE_INFINITY
  for (const { x, y, sideways } of toe)
    if (sideways > 0.2 && y > ball.y) min = Math.min(min, Math.atan2(ball.x - x, y - ball.y))
  return Number.isFinite(min) ? (min * 180) / Math.PI : 0
}
