import type { FootSide } from '../../foot-figures.ts'
import type { Vector } from '../../geometry/vector.ts'
import { type Camera, onSheet } from '../camera/camera.ts'
import type { Ball } from '../question/photo-question.ts'
import type { BorderPoint } from '../region/border.ts'
import type { FootFrame } from './foot-frame.ts'
import { framed } from './foot-numbers.ts'
import { trueBorder } from './true-border.ts'

/** The two ends of the ball on the sheet, each with the way in which the foot ends there: away from the other one. */
export function ballOnSheet(camera: Camera, ball: Ball): BorderPoint[] {
  const [inner, outer] = [onSheet(camera, ball.inner), onSheet(camera, ball.outer)]
  const long = Math.hypot(inner.x - outer.x, inner.y - outer.y) || 1
  const [outX, outY] = [(inner.x - outer.x) / long, (inner.y - outer.y) / long]
  return [
    { ...inner, outX, outY },
    { ...outer, outX: -outX, outY: -outY },
  ]
}

type BallView = { readonly eye: Vector; readonly frame: FootFrame; readonly side: FootSide }

/** What the two ends say, in place of what would be read from the sides: heights are taken off as from any border. */
export function ballNumbers(ends: readonly BorderPoint[], { eye, frame, side }: BallView) {
  const [one, other] = framed(trueBorder(ends, eye, frame.lengthMm, side), frame)
  if (!one || !other) return undefined
  // Which of them is the inner one follows from the side of the foot, not from the order of the marks.
  const inner = one.x > other.x === (side === 'left') ? one : other
  return { ballWidthMm: Math.hypot(one.x - other.x, one.y - other.y), heelToBallMm: inner.y }
}
