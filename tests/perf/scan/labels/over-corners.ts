import type { Point } from '#domain/foot/geometry/point.ts'
import { cross, dot } from '#domain/foot/geometry/vector.ts'
import { homography } from '#domain/foot/photo/camera/camera-over-corners.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'

/**
 * Returns a function that maps a point of the photo to mm on a sheet with these corners (heel right, heel left, toe
 * left, toe right).
 */
export function overCorners(corners: Corners, sheet: Sheet): ((point: Point) => Point) | undefined {
  const found = homography(corners, sheet)
  if (!found) return undefined
  const [one, two, three] = found
  return ({ x, y }) => {
    // Solves for the point, up to a factor, by cross products of the three columns.
    const [a, b, c] = [cross(two, three), cross(three, one), cross(one, two)].map((row) => dot(row, [x, y, 1])) as [
      number,
      number,
      number,
    ]
    return { x: a / c, y: b / c }
  }
}
