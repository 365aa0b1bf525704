import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet } from '../camera/camera.ts'
import { type BorderPoint, withOutward } from '../region/border.ts'

/** As close as the points of a border that was seen. */
const stepMm = 0.5

/** The border on the sheet of an outline that was drawn in the photo. */
export function outlineByHand(outline: readonly Point[], camera: Camera): BorderPoint[] {
  const corners = outline.map((point) => onSheet(camera, point))
  const dense = corners.flatMap((from, k) => {
    const to = corners[(k + 1) % corners.length]!
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepMm))
    return Array.from({ length: steps }, (_, n) => ({
      x: from.x + ((to.x - from.x) * n) / steps,
      y: from.y + ((to.y - from.y) * n) / steps,
    }))
  })
  return withOutward(dense)
}
