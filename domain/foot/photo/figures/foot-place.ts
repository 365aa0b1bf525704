import { farthestFrom } from '../../geometry/farthest-from.ts'
import type { Point } from '../../geometry/point.ts'
import type { Vector } from '../../geometry/vector.ts'
import { type Camera, onSheet, position } from '../camera/camera.ts'
import type { Ball } from '../question/photo-question.ts'
import type { BorderPoint } from '../region/border.ts'
import { bluntShare, typicalHeel } from './round-heel.ts'

/** Where the foot stands on the sheet: the rear end of its heel, in mm, and which way its toes point. */
export type FootPlace = { readonly heel: Point; readonly forwards: Point }

/** The heel touches the short edge, or the wall that stands there. */
const atEdge: FootPlace = { heel: { x: 0, y: 0 }, forwards: { x: 0, y: 1 } }

/** What is known of a foot's ends, in the photo's pixels. */
export type PointedEnds = {
  /** Pointed at, as it is seen. */
  readonly heel?: Point | undefined
  /** Where the heel stands on the sheet, by its outline: its height is taken off. */
  readonly heelStands?: Point | undefined
  readonly toe?: Point | undefined
  readonly ball?: Ball | undefined
}

/**
 * How far outside of a bulge's own end the ray that touches it meets the sheet: it leans outwards by so much (run per rise)
 * past an ellipse that stands on the sheet.
 */
export function outside(lean: number, along: number, high: number): number {
  return lean * high + Math.sqrt(along * along + lean * lean * high * high) - along
}

/** The place of a foot whose heel was marked by hand, or whose heel's outline was detected. */
export function locateFoot(camera: Camera, pointed: PointedEnds, border: readonly BorderPoint[]): FootPlace {
  const { heel, heelStands, toe } = pointed
  if (heel) return heelSeen(camera, { heel, toe }, border)?.place ?? atEdge
  const stands = heelStands && onSheet(camera, heelStands)
  const forwards = stands && forwardsFrom(stands, camera, toe, border)
  return forwards ? { heel: stands, forwards } : atEdge
}

/** How much farther back the heel appears than it stands, because of its height; undefined if it was not marked by hand. */
export function heelBackMm(camera: Camera, pointed: PointedEnds, border: readonly BorderPoint[]): number | undefined {
  return heelSeen(camera, pointed, border)?.backMm
}

function heelSeen(camera: Camera, { heel, toe }: PointedEnds, border: readonly BorderPoint[]) {
  const seen = heel && onSheet(camera, heel)
  const forwards = seen && forwardsFrom(seen, camera, toe, border)
  if (!forwards) return undefined
  const eye = position(camera)
  const lean = -((seen.x - eye[0]) * forwards.x + (seen.y - eye[1]) * forwards.y) / eye[2]
  const { long } = forwards
  const backMm = outside(lean, typicalHeel.wide * long, typicalHeel.high * long) + bluntShare * long
  const place = { heel: { x: seen.x + forwards.x * backMm, y: seen.y + forwards.y * backMm }, forwards }
  return { place, backMm }
}

/** Which way the foremost end lies, and how far away. */
function forwardsFrom(heel: Point, camera: Camera, toe: Point | undefined, border: readonly BorderPoint[]) {
  const front = toe ? onSheet(camera, toe) : farthestFrom(heel, border)
  if (!front) return undefined
  const long = Math.hypot(front.x - heel.x, front.y - heel.y)
  return { x: (front.x - heel.x) / long, y: (front.y - heel.y) / long, long }
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

/** The other way round: a point as it lies from the heel on, on the sheet. */
export const ontoSheet = ({ heel, forwards }: FootPlace, { x, y }: Point): Point => ({
  x: heel.x + x * forwards.y + y * forwards.x,
  y: heel.y - x * forwards.x + y * forwards.y,
})

const placed = ({ forwards }: FootPlace, x: number, y: number): Point => ({
  x: x * forwards.y - y * forwards.x,
  y: x * forwards.x + y * forwards.y,
})

function outwards(place: FootPlace, outX: number, outY: number) {
  const { x, y } = placed(place, outX, outY)
  return { outX: x, outY: y }
}
