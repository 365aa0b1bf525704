import type { Point } from '../../geometry/point.ts'

/**
 * The border of a piece as a closed line, walked cell by cell (marching squares), each point where the soft value between
 * two pixels passes one half. Clockwise as the picture is drawn; in columns and rows.
 */
export function traceBorder(mask: Uint8Array, soft: Float32Array, width: number, height: number): Point[] {
  const is = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1
  const start = mask.indexOf(1)
  if (start < 0) return []
  // Each step keeps the piece on the right hand; the cell (x, y) has the pixel (x, y) at its lower right.
  let x = start % width
  let y = Math.floor(start / width)
  const [firstX, firstY] = [x, y]
  let way = 0
  const points: Point[] = []
  const ways = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const
  const max = 8 * (width + height) + 100_000
  for (let step = 0; step < max; step += 1) {
    const turnsRight = !isInsideRight(is, x, y, way)
    if (turnsRight) way = (way + 1) % 4
    else if (isInsideLeft(is, x, y, way)) way = (way + 3) % 4
    const [inside, outside] = cellsBeside(x, y, way)
    points.push(crossing(inside, outside, mask, soft, width, height))
    x += ways[way]![0]
    y += ways[way]![1]
    if (x === firstX && y === firstY && step > 2) break
  }
  return points
}

type IsInside = (x: number, y: number) => boolean
type Cell = readonly [number, number]

/** The pixels right and left of a step from the corner (x, y), by the way it goes: 0 right, 1 down, 2 left, 3 up. */
function cellsBeside(x: number, y: number, way: number): readonly [right: Cell, left: Cell] {
  if (way === 0)
    return [
      [x, y],
      [x, y - 1],
    ]
  if (way === 1)
    return [
      [x - 1, y],
      [x, y],
    ]
  if (way === 2)
    return [
      [x - 1, y - 1],
      [x - 1, y],
    ]
  return [
    [x, y - 1],
    [x - 1, y - 1],
  ]
}

const isInsideRight = (is: IsInside, x: number, y: number, way: number) => is(...cellsBeside(x, y, way)[0])
const isInsideLeft = (is: IsInside, x: number, y: number, way: number) => is(...cellsBeside(x, y, way)[1])

function crossing(
  inside: Cell,
  outside: Cell,
  mask: Uint8Array,
  soft: Float32Array,
  width: number,
  height: number,
): Point {
  const [ox, oy] = [Math.min(Math.max(outside[0], 0), width - 1), Math.min(Math.max(outside[1], 0), height - 1)]
  const high = mask[inside[1] * width + inside[0]] === 1 ? Math.max(0.5, soft[inside[1] * width + inside[0]]!) : 1
  const low = Math.min(0.5, soft[oy * width + ox]!)
  const share = high - low > 1e-6 ? (high - 0.5) / (high - low) : 0.5
  return { x: inside[0] + (outside[0] - inside[0]) * share, y: inside[1] + (outside[1] - inside[1]) * share }
}
