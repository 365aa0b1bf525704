import type { Point } from '#domain/foot/geometry/point.ts'
import { onSheet, position, project } from '#domain/foot/photo/camera/camera.ts'
import type { PhotoQuestion, Pixels } from '#domain/foot/photo/question/photo-question.ts'
import { cornersIn } from './label-length.ts'
import { layLabel } from './lay-label.ts'
import type { Label } from './read-labels.ts'
import { heelOutline, toeOver } from './seen-heel.ts'

const point = ([x, y]: readonly [number, number]) => ({ x, y })

/** All marks of a label: heel and toes where they are visible, with their heights added again. */
export function toHandMarks(
  label: Label,
  size: Pick<Pixels, 'width' | 'height'>,
  focal35Mm: number | undefined,
): Partial<PhotoQuestion> | undefined {
  const corners = cornersIn(label)
  if (!corners) return undefined
  const { heel, toe, paper } = label
  if (!heel || !toe) return { corners }
  const labelQuestion = { corners, paper, focal35Mm, heel: point(heel), toe: point(toe), round: [], tip: undefined }
  const laid = layLabel(size, labelQuestion)
  if (!laid) return { corners }
  const { camera } = laid
  const eye = position(camera)
  const [rear, front] = [onSheet(camera, point(heel)), onSheet(camera, point(toe))]
  const along = ({ x, y }: Point) => (x - rear.x) * (front.x - rear.x) + (y - rear.y) * (front.y - rear.y)
  const seenHeel = heelOutline(rear, front, eye).reduce((max, one) => (along(one) < along(max) ? one : max))
  const seenToe = toeOver(front, eye, rear)
  return {
    corners,
    heel: project(camera, seenHeel.x, seenHeel.y),
    toe: project(camera, seenToe.x, seenToe.y),
  }
}
