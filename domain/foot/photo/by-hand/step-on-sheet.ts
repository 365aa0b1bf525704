import type { Point } from '../../geometry/point.ts'
import { type Camera, onSheet } from '../camera/camera.ts'

export type StepDirection = 'left' | 'right' | 'up' | 'down'

const ways: Readonly<Record<StepDirection, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** Where a point of the photo comes to by a step of so many millimetres on the sheet, towards a side of the photo. */
export function stepOnSheet(camera: Camera, point: Point, way: StepDirection, mm: number): Point {
  const { x, y } = ways[way]
  const [from, to] = [onSheet(camera, point), onSheet(camera, { x: point.x + x, y: point.y + y })]
  const px = mm / Math.hypot(to.x - from.x, to.y - from.y)
  return { x: point.x + x * px, y: point.y + y * px }
}
