import { dotOf, leastSquares } from '#domain/foot/geometry/least-squares.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { solve } from '#domain/foot/geometry/solve.ts'
import { cross, unit, type Vector } from '#domain/foot/geometry/vector.ts'

/** Half a heel's width and half its height, as shares of the foot's length. */
const [halfWidth, halfHeight] = [0.128, 0.095]

/** How well a hand points at an outline. */
const handMm = 1
/** How much heels differ in half their width and in half their height, as shares of the length. */
const formShares = [0.01, 0.015] as const

type Form = { readonly wide: number; readonly high: number }
const usual: Form = { wide: halfWidth, high: halfHeight }

export type RoundHeel = {
  /** Its rear end, on the sheet, in mm. */
  readonly heel: Point
  readonly lengthMm: number
  /** How far the outline lies beside what was pointed at: the root of the mean square. */
  readonly missMm: number
  /** How unsure the length is: by the hand, and by how heels differ. */
  readonly sigmaMm: number
}

type Ball = { readonly middle: Point; readonly radius: number; readonly half: number }

function ballAt(middle: Point, toe: Point, { wide, high }: Form): Ball & { readonly lengthMm: number } {
  const lengthMm = Math.hypot(toe.x - middle.x, toe.y - middle.y) / (1 - wide)
  return { middle, radius: wide * lengthMm, half: high * lengthMm, lengthMm }
}

/** How far outside of the heel the camera looks past it, through a point of the sheet. Upright, it is stretched to a sphere. */
function beside({ middle, radius, half }: Ball, eye: Vector, { x, y }: Point): number {
  const stretch = radius / half
  const from: Vector = [eye[0], eye[1], eye[2] * stretch]
  const way = unit([x - from[0], y - from[1], -from[2]])
  const off: Vector = [middle.x - from[0], middle.y - from[1], radius - from[2]]
  return Math.hypot(...cross(off, way)) - radius
}

/**
 * The heel whose outline passes through points of the photo, given by where the camera's rays through them meet the sheet:
 * an ellipsoid that stands on the sheet, as large as a foot's from there to the toe.
 */
export function roundHeel(seen: readonly Point[], eye: Vector, toe: Point, form = usual): RoundHeel | undefined {
  const missesOf = (at: Point) => seen.map((point) => beside(ballAt(at, toe, form), eye, point))
  const { state, cost, information } = leastSquares<Point>({
    start: towards(meanOf(seen), toe, startMm),
    missesOf,
    changed: ({ x, y }, [dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy }),
    steps: [0.01, 0.01],
  })
  const { lengthMm, radius } = ballAt(state, toe, form)
  const heel = towards(state, toe, -radius)
  const back = [(heel.x - state.x) / radius, (heel.y - state.y) / radius]
  const spread = solve(information, [...back])
  if (!spread) return undefined
  const byHand = handMm * Math.sqrt(dotOf(spread, back))
  const byForm = form === usual ? otherForms(seen, eye, toe).map((other) => other - lengthMm) : []
  return { heel, lengthMm, missMm: Math.sqrt(cost / seen.length), sigmaMm: Math.hypot(byHand, ...byForm) }
}

/** About as far before the outline as the heel's middle. */
const startMm = 25

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x / points.length, 0),
  y: points.reduce((sum, { y }) => sum + y / points.length, 0),
})

function towards(from: Point, to: Point, byMm: number): Point {
  const share = byMm / awayMm(from, to)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function otherForms(seen: readonly Point[], eye: Vector, toe: Point): number[] {
  const forms = [
    { ...usual, wide: halfWidth + formShares[0] },
    { ...usual, high: halfHeight + formShares[1] },
  ]
  return forms.flatMap((form) => roundHeel(seen, eye, toe, form)?.lengthMm ?? [])
}

/** The heel's outline as the camera sees it, laid on the sheet: closed. */
export function heelOutline(heel: Point, toe: Point, eye: Vector): Point[] {
  const ball = ballAt(towards(heel, toe, halfWidth * awayMm(heel, toe)), toe, usual)
  const middle = shadowMiddle(ball, eye)
  return Array.from({ length: 72 }, (_, k) => {
    const [across, along] = [Math.cos((k / 36) * Math.PI), Math.sin((k / 36) * Math.PI)]
    const at = (far: number) => ({ x: middle.x + across * far, y: middle.y + along * far })
    let [inside, outside] = [0, 2 * ball.lengthMm]
    for (let round = 0; round < 30; round += 1) {
      const half = (inside + outside) / 2
      if (beside(ball, eye, at(half)) < 0) inside = half
      else outside = half
    }
    return at(inside)
  })
}

/** Where the ray through the heel's middle meets the sheet, from below the heel. */
function shadowMiddle({ middle, half }: Ball, eye: Vector): Point {
  const share = half / (eye[2] - half)
  return { x: middle.x + (middle.x - eye[0]) * share, y: middle.y + (middle.y - eye[1]) * share }
}

/** Radius of a toe's tip, as a share of the length. */
const tipShare = 7 / 250

/** The foremost point on the sheet, from where the outline of the toe is seen: its height taken off. */
export function toeUnder(seen: Point, eye: Vector, heel: Point): Point {
  const lengthMm = Math.hypot(seen.x - heel.x, seen.y - heel.y)
  const [x, y] = [(seen.x - heel.x) / lengthMm, (seen.y - heel.y) / lengthMm]
  const lean = ((seen.x - eye[0]) * x + (seen.y - eye[1]) * y) / eye[2]
  const off = tipShare * lengthMm * (Math.sqrt(1 + lean * lean) - 1 + lean)
  return { x: seen.x - x * off, y: seen.y - y * off }
}

/** The other way: where the outline of a toe is seen whose foremost point stands there. */
export function toeOver(toe: Point, eye: Vector, heel: Point): Point {
  let seen = toe
  for (let round = 0; round < 8; round += 1) {
    const under = toeUnder(seen, eye, heel)
    seen = { x: seen.x + toe.x - under.x, y: seen.y + toe.y - under.y }
  }
  return seen
}

export const awayMm = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
