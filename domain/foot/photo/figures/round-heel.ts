import { dotProduct, leastSquares } from '../../geometry/least-squares.ts'
import type { Point } from '../../geometry/point.ts'
import { solve } from '../../geometry/solve.ts'
import { cross, unit, type Vector } from '../../geometry/vector.ts'

/** A heel's half width and half height, as shares of the foot's length. */
export type HeelForm = { readonly wide: number; readonly high: number }
export const typicalHeel: HeelForm = { wide: 0.128, high: 0.095 }

/** Behind its middle a heel is a little blunter than round: it ends by so much of the length before the ellipsoid (110 rendered heels). */
export const bluntShare = 0.004
/** And how much those heels differ in it: one standard deviation. */
const bluntSpread = 0.0028

/** How much heels differ in them. */
const otherHeels: readonly HeelForm[] = [
  { ...typicalHeel, wide: typicalHeel.wide + 0.01 },
  { ...typicalHeel, high: typicalHeel.high + 0.015 },
]

export type RoundHeel = {
  /** Below the heel's middle, on the sheet. */
  readonly middle: Point
  /** Its rear end, on the sheet, in mm. */
  readonly heel: Point
  readonly lengthMm: number
  /** How far the outline lies beside the points: the root of the mean square. */
  readonly missMm: number
  /** How unsure the length is: by the points, and by how heels differ. */
  readonly sigmaMm: number
}

/** A heel as an ellipsoid that stands on the sheet, in the size of its foot. */
export type HeelBall = {
  readonly middle: Point
  readonly radius: number
  readonly half: number
  readonly lengthMm: number
}

export function ballAt(middle: Point, toe: Point, { wide, high }: HeelForm = typicalHeel): HeelBall {
  const lengthMm = awayMm(middle, toe) / (1 - wide)
  return { middle, radius: wide * lengthMm, half: high * lengthMm, lengthMm }
}

/** How far outside of the heel the camera looks past it, through a point of the sheet. Upright, it is stretched to a sphere. */
export function besideHeel({ middle, radius, half }: HeelBall, eye: Vector, { x, y }: Point): number {
  const stretch = radius / half
  const from: Vector = [eye[0], eye[1], eye[2] * stretch]
  const way = unit([x - from[0], y - from[1], -from[2]])
  const off: Vector = [middle.x - from[0], middle.y - from[1], radius - from[2]]
  return Math.hypot(...cross(off, way)) - radius
}

/** Where the ray through the heel's middle meets the sheet: the middle of its outline as it is seen. */
export function seenMiddle({ middle, half }: HeelBall, eye: Vector): Point {
  const share = half / (eye[2] - half)
  return { x: middle.x + (middle.x - eye[0]) * share, y: middle.y + (middle.y - eye[1]) * share }
}

type RoundHeelInput = { readonly start: Point; readonly pointMm: number; readonly form?: HeelForm }

/**
 * The heel whose outline passes through points of the photo, given by where the camera's rays through them meet the sheet:
 * an ellipsoid that stands on the sheet, as large as a foot's from there to the toe. `pointMm` is how well each is known.
 */
export function roundHeel(
  seen: readonly Point[],
  eye: Vector,
  toe: Point,
  { start, pointMm, form = typicalHeel }: RoundHeelInput,
): RoundHeel | undefined {
  const { state, cost, information } = leastSquares<Point>({
    start,
    getResiduals: (at) => {
      const ball = ballAt(at, toe, form)
      return seen.map((point) => besideHeel(ball, eye, point))
    },
    changed: ({ x, y }, [dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }),
    steps: [0.01, 0.01],
  })
  const { lengthMm, radius } = ballAt(state, toe, form)
  const ahead = towards(state, toe, 1)
  const back = [state.x - ahead.x, state.y - ahead.y]
  const bluntMm = bluntShare * lengthMm
  const heel = towards(state, toe, bluntMm - radius)
  const spread = solve(information, [...back])
  if (!spread) return undefined
  const byPoints = pointMm * Math.sqrt(dotProduct(spread, back))
  const byForm = form === typicalHeel ? otherLengths(seen, eye, toe, { start: state, pointMm }, lengthMm - bluntMm) : []
  return {
    middle: state,
    heel,
    lengthMm: lengthMm - bluntMm,
    missMm: Math.sqrt(cost / seen.length),
    sigmaMm: Math.hypot(byPoints, ...byForm, bluntSpread * lengthMm),
  }
}

/** The round thing of any width that the points fit best: how many times as wide as a heel it is, and by how much they miss it. */
export function roundThing(seen: readonly Point[], eye: Vector, toe: Point, start: Point) {
  const { state, cost } = leastSquares<Point & { readonly times: number }>({
    start: { ...start, times: 1 },
    getResiduals: ({ times, ...at }) => {
      const ball = ballAt(at, toe, { wide: typicalHeel.wide * times, high: typicalHeel.high * times })
      return seen.map((point) => besideHeel(ball, eye, point))
    },
    changed: ({ x, y, times }, [dx = 0, dy = 0, dTimes = 0]) => ({ x: x + dx, y: y + dy, times: times + dTimes }),
    steps: [0.01, 0.01, 1e-3],
  })
  return { times: state.times, missMm: Math.sqrt(cost / seen.length) }
}

function otherLengths(
  seen: readonly Point[],
  eye: Vector,
  toe: Point,
  sought: RoundHeelInput,
  usualMm: number,
): number[] {
  return otherHeels.flatMap((form) => {
    const other = roundHeel(seen, eye, toe, { ...sought, form })
    return other ? [other.lengthMm - usualMm] : []
  })
}

/** Radius of a toe's tip, as a share of the length. */
const tipShare = 7 / 250

/** The foremost point on the sheet, from where the outline of the toe is seen: its height taken off. */
export function toeUnder(seen: Point, eye: Vector, heel: Point): Point {
  const lengthMm = awayMm(seen, heel)
  const [x, y] = [(seen.x - heel.x) / lengthMm, (seen.y - heel.y) / lengthMm]
  const lean = ((seen.x - eye[0]) * x + (seen.y - eye[1]) * y) / eye[2]
  const off = tipShare * lengthMm * (Math.sqrt(1 + lean * lean) - 1 + lean)
  return { x: seen.x - x * off, y: seen.y - y * off }
}

export function towards(from: Point, to: Point, byMm: number): Point {
  const share = byMm / awayMm(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

export const awayMm = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
