import type { Point } from '#domain/foot/geometry/point.ts'
import { cross, dot } from '#domain/foot/geometry/vector.ts'
import { homography } from '#domain/foot/photo/camera/camera-over-corners.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'

/** Where a point of the photo lies on a sheet with these corners (heel right, heel left, toe left, toe right), in mm. */
export function overCorners(corners: Corners, sheet: Sheet): ((point: Point) => Point) | undefined {
  const found = homography(corners, sheet)
  if (!found) return undefined
  const [one, two, three] = found
  return ({ x, y }) => {
    // The column that is the point itself, up to a factor, is a sum of the three.
    const [a, b, c] = [cross(two, three), cross(three, one), cross(one, two)].map((row) => dot(row, [x, y, 1])) as [
      number,
      number,
      number,
    ]
    return { x: a / c, y: b / c }
  }
}
