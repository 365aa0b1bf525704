import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import { overCorners } from './over-corners.ts'
import type { Label } from './read-labels.ts'

const point = ([x, y]: readonly [number, number]) => ({ x, y })

/** The sheet's corners in the order of the engine. */
export function cornersIn({ corners }: Label): Corners | undefined {
  if (!corners) return undefined
  const [heelRight, heelLeft, toeLeft, toeRight] = corners
  return [point(heelRight), point(heelLeft), point(toeLeft), point(toeRight)]
}

/** The length from heel to toe on the sheet, rectified by its four corners. */
export function labelLengthMm(label: Label): number | undefined {
  const { heel, toe, paper, lengthMm } = label
  const corners = cornersIn(label)
  if (!corners || !heel || !toe) return lengthMm
  const onPaper = overCorners(corners, papers[paper])
  if (!onPaper) throw new Error(`${label.file}: its corners are those of no sheet`)
  const [from, to] = [onPaper(point(heel)), onPaper(point(toe))]
  return Math.hypot(to.x - from.x, to.y - from.y)
}
