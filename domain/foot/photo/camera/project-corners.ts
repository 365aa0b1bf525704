import type { Sheet } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import { type Camera, project } from './camera.ts'

/** Heel right, heel left, toe left, toe right. */
export function projectCorners(camera: Camera, { widthMm, heightMm }: Sheet): Corners {
  return [
    project(camera, widthMm, 0),
    project(camera, 0, 0),
    project(camera, 0, heightMm),
    project(camera, widthMm, heightMm),
  ]
}
