import type { Point } from '../../geometry/point.ts'
import type { Vector } from '../../geometry/vector.ts'
import { type Camera, onSheet, position } from '../camera/camera.ts'
import type { Ball } from '../photo-question.ts'
import type { BorderPoint } from '../region/border.ts'

/** Where the foot stands on the sheet: the rear end of its heel, in mm, and which way its toes point. */
export type FootPlace = { readonly heel: Point; readonly forwards: Point }

/** The heel touches the short edge, or the wall that stands there. */
export const atEdge: FootPlace = { heel: { x: 0, y: 0 }, forwards: { x: 0, y: 1 } }

/** What somebody pointed at in the photo, in its pixels. */
export type Pointed = {
  readonly heel?: Point | undefined
  readonly toe?: Point | undefined
  readonly ball?: Ball | undefined
}

/** The heel as an ellipsoid, in shares of the foot's length: along the foot, and in height. */
const heelShape = { along: 0.128, high: 0.095 }

/**
 * How far outside of a bulge's own end the ray that touches it meets the sheet: it leans outwards by so much (run per rise)
 * past an ellipse that stands on the sheet.
 */
export function outside(lean: number, along: number, high: number): number {
  return lean * high + Math.sqrt(along * along + lean * lean * high * high) - along
}

/** The place of a foot whose heel somebody pointed at, as it is seen. */
export function placeByHand(camera: Camera, pointed: Pointed, border: readonly BorderPoint[]): FootPlace {
  return heelSeen(camera, pointed, border)?.place ?? atEdge
}

/** How much farther back the heel is seen than it stands, because it is high; nothing where nobody pointed at it. */
export function heelBackMm(camera: Camera, pointed: Pointed, border: readonly BorderPoint[]): number | undefined {
  return heelSeen(camera, pointed, border)?.backMm
}

function heelSeen(camera: Camera, { heel, toe }: Pointed, border: readonly BorderPoint[]) {
  const seen = heel && onSheet(camera, heel)
  const front = seen && (toe ? onSheet(camera, toe) : farthestFrom(seen, border))
  if (!front) return undefined
  const long = Math.hypot(front.x - seen.x, front.y - seen.y)
  const forwards = { x: (front.x - seen.x) / long, y: (front.y - seen.y) / long }
  const eye = position(camera)
  const lean = -((seen.x - eye[0]) * forwards.x + (seen.y - eye[1]) * forwards.y) / eye[2]
  const backMm = outside(lean, heelShape.along * long, heelShape.high * long)
  const place = { heel: { x: seen.x + forwards.x * backMm, y: seen.y + forwards.y * backMm }, forwards }
  return { place, backMm }
}

function farthestFrom(from: Point, border: readonly BorderPoint[]): Point | undefined {
  let most = 0
  let found: Point | undefined
  for (const point of border) {
    const away = Math.hypot(point.x - from.x, point.y - from.y)
    if (away <= most) continue
    most = away
    found = point
  }
  return found
}

/** The border from the heel on: its rear end is at y = 0, the toes are towards +y. */
export function fromHeel(place: FootPlace, border: readonly BorderPoint[]): BorderPoint[] {
  return border.map((point) => ({
    ...placed(place, point.x - place.heel.x, point.y - place.heel.y),
    ...outwards(place, point.outX, point.outY),
  }))
}

export function eyeFromHeel(place: FootPlace, [x, y, z]: Vector): Vector {
  const eye = placed(place, x - place.heel.x, y - place.heel.y)
  return [eye.x, eye.y, z]
}

const placed = ({ forwards }: FootPlace, x: number, y: number): Point => ({
  x: x * forwards.y - y * forwards.x,
  y: x * forwards.x + y * forwards.y,
})

function outwards(place: FootPlace, outX: number, outY: number) {
  const { x, y } = placed(place, outX, outY)
  return { outX: x, outY: y }
}
