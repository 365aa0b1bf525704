import type { Point } from '../../geometry/point.ts'
import { solve } from '../../geometry/solve.ts'
import { cross, dot, scaled, unit, type Vector } from '../../geometry/vector.ts'
import type { Camera } from './camera.ts'

/** A line of the photo through two points. */
export type Edge = readonly [Point, Point]

/** A camera without distortion, of which only the lens is known. */
export type Lens = Pick<Camera, 'focalPx' | 'middle'>

/**
 * The camera that sees a sheet's left, right and front edge as these lines. Each line and the eye span a plane: what is
 * parallel to two planes is the way of the long edges, and the rest follows from right angles and the sheet's width. The
 * heel's edge, which leg and trousers hide, is not needed. The toes' end is where the front line lies: `toesAhead` states
 * on which side of it the sheet is.
 */
export function cameraOverEdges(
  { focalPx, middle }: Lens,
  edges: { readonly one: Edge; readonly other: Edge; readonly front: Edge },
  sheet: { readonly widthMm: number; readonly heightMm: number },
  toesAhead: boolean,
): Camera | undefined {
  const edgePlane = ([from, to]: Edge): Vector =>
    unit(
      cross(
        [(from.x - middle.x) / focalPx, (from.y - middle.y) / focalPx, 1],
        [(to.x - middle.x) / focalPx, (to.y - middle.y) / focalPx, 1],
      ),
    )
  const one = edgePlane(edges.one)
  const other = edgePlane(edges.other)
  const front = edgePlane(edges.front)
  const along = unit(cross(one, other))
  const y = toesAhead ? along : scaled(along, -1)
  const across = unit(cross(front, y))
  const x = cross(across, y)[2] < 0 ? across : scaled(across, -1)
  const z = cross(x, y)
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    const origin = solve(
      [[...left], [...right], [...front]],
      [0, -sheet.widthMm * dot(right, x), -sheet.heightMm * dot(front, y)],
    )
    if (!origin) return undefined
    const [a, b, c] = origin as [number, number, number]
    if (c > 0 && dot(z, [a, b, c]) < 0) return { x, y, z, origin: [a, b, c], focalPx, distortion: 0, middle }
  }
  return undefined
}
