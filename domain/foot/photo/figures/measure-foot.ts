import type { FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet, position } from '../camera/camera.ts'
import type { BorderPoint } from '../region/border.ts'
import { ballNumbers, ballOnSheet } from './ball-by-hand.ts'
import { eyeFromHeel, fromHeel, locateFoot, type PointedEnds } from './foot-place.ts'
import { measureBorder } from './measure-border.ts'

/** The measurements of the foot whose border is detected on the sheet: from the edge, or from the mark of the heel. */
export function measureFoot(
  border: readonly BorderPoint[],
  camera: Camera,
  side: FootSide | 'auto',
  pointed: PointedEnds,
  bulging = 1,
): ReturnType<typeof measureBorder> {
  const place = locateFoot(camera, pointed, border)
  const foot = fromHeel(place, border)
  const toe = pointed.toe && fromHeel(place, [{ ...onSheet(camera, pointed.toe), outX: 0, outY: 0 }])[0]
  const eye = eyeFromHeel(place, position(camera))
  const numbers = measureBorder(toe ? endingAt(toe, foot) : foot, eye, side, bulging)
  if (!numbers || !pointed.ball) return numbers
  const ends = fromHeel(place, ballOnSheet(camera, pointed.ball))
  return { ...numbers, ...ballNumbers(ends, { ...numbers, eye }) }
}

/** The border whose foremost point is the one that was pointed at: what was seen beyond it is something else. */
function endingAt({ x, y }: Point, border: readonly BorderPoint[]): BorderPoint[] {
  const ended = border.map((point) => (point.y > y ? { ...point, y } : point))
  const front = ended.reduce((best, point, k) => (point.y > ended[best]!.y ? k : best), 0)
  if (ended.length > 0 && ended[front]!.y < y) ended.splice(front + 1, 0, { x, y, outX: 0, outY: 1 })
  return ended
}
