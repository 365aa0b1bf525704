import type { Point } from '../../geometry/point.ts'
import type { WorkPicture } from '../picture/picture.ts'
import { type Camera, project } from './camera.ts'

/** Pixels from the photo's edge, where colours are mixed with nothing. */
const insetPixels = 2

/** Whether a place on the sheet's plane, in mm, is seen in the photo. */
export function isInPhoto({ picture, pxPerPixel }: WorkPicture, camera: Camera, { x, y }: Point): boolean {
  const at = project(camera, x, y)
  const inset = insetPixels * pxPerPixel
  const [right, below] = [picture.width * pxPerPixel - inset, picture.height * pxPerPixel - inset]
  return at.x > inset && at.y > inset && at.x < right && at.y < below
}
