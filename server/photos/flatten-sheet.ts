import type { Point } from '#domain/foot/geometry/point.ts'
import { solve } from '#domain/foot/geometry/solve.ts'
import type { Sheet } from '#domain/foot/photo/paper/papers.ts'
import type { Corners, Pixels } from '#domain/foot/photo/question/photo-question.ts'

type Map = (at: Point) => Point

/**
 * The projective transformation that maps four points of a plane to their four points in the photo; it keeps lines
 * straight.
 */
function solveProjection(places: Corners, detected: Corners): Map | undefined {
  const rows = places.flatMap(({ x, y }, corner) => {
    const { x: u, y: v } = detected[corner] as Point
    return [
      { row: [x, y, 1, 0, 0, 0, -u * x, -u * y], is: u },
      { row: [0, 0, 0, x, y, 1, -v * x, -v * y], is: v },
    ]
  })
  const found = solve(
    rows.map(({ row }) => row),
    rows.map(({ is }) => is),
  )
  if (!found) return undefined
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number]
  return ({ x, y }) => {
    const depth = g * x + h * y + 1
    return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
  }
}

/** The rectified sheet, toes up, for people to look at: nearest-neighbour sampling is good enough for that. */
export function flatten(
  photo: Pixels,
  detected: Corners,
  { widthMm, heightMm }: Sheet,
  pxPerMm: number,
): Pixels | undefined {
  const view = solveProjection(
    [
      { x: widthMm, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: heightMm },
      { x: widthMm, y: heightMm },
    ],
    detected,
  )
  if (!view) return undefined
  const [width, height] = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = view({ x: column / pxPerMm, y: heightMm - row / pxPerMm })
      const [x, y] = [Math.round(at.x), Math.round(at.y)]
      if (!(x >= 0 && y >= 0 && x < photo.width && y < photo.height)) continue
      const from = (y * photo.width + x) * 4
      data.set(photo.data.subarray(from, from + 4), (row * width + column) * 4)
    }
  return { data, width, height }
}
