import type { Point } from '#domain/foot/geometry/point.ts'
import type { Mesh } from './mesh.ts'

const cellMm = 0.25

/** The outer line of meshes seen from straight above, closed, on a net of a quarter of a millimetre. */
export function planOutline(meshes: readonly Mesh[]): Point[] {
  let [left, right, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (const { points } of meshes)
    for (let index = 0; index < points.length; index += 3) {
      left = Math.min(left, points[index] as number)
      right = Math.max(right, points[index] as number)
      low = Math.min(low, points[index + 1] as number)
      high = Math.max(high, points[index + 1] as number)
    }
  left -= 2 * cellMm
  low -= 2 * cellMm
  const wide = Math.ceil((right - left) / cellMm) + 3
  const deep = Math.ceil((high - low) / cellMm) + 3
  const filled = new Uint8Array(wide * deep)
  for (const mesh of meshes) fillFromAbove(mesh, filled, wide, left, low)
  return walkAround(filled, wide, deep).map(([column, row]) => ({ x: left + column * cellMm, y: low + row * cellMm }))
}

function fillFromAbove({ points, rings, around }: Mesh, filled: Uint8Array, wide: number, left: number, low: number) {
  const u = (index: number) => ((points[index * 3] as number) - left) / cellMm
  const v = (index: number) => ((points[index * 3 + 1] as number) - low) / cellMm
  const fill = (a: number, b: number, c: number) => {
    const [ax, ay, bx, by, cx, cy] = [u(a), v(a), u(b), v(b), u(c), v(c)]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area <= 1e-12) return
    const lastY = Math.floor(Math.max(ay, by, cy) - 0.5)
    const [firstX, lastX] = [Math.ceil(Math.min(ax, bx, cx) - 0.5), Math.floor(Math.max(ax, bx, cx) - 0.5)]
    for (let row = Math.ceil(Math.min(ay, by, cy) - 0.5); row <= lastY; row++)
      for (let column = firstX; column <= lastX; column++) {
        const [x, y] = [column + 0.5, row + 0.5]
        if (
          (bx - ax) * (y - ay) >= (by - ay) * (x - ax) &&
          (cx - bx) * (y - by) >= (cy - by) * (x - bx) &&
          (ax - cx) * (y - cy) >= (ay - cy) * (x - cx)
        )
          filled[row * wide + column] = 1
      }
  }
  for (let ring = 0; ring < rings - 1; ring++)
    for (let step = 0; step < around; step++) {
      const [a, b] = [ring * around + step, ring * around + ((step + 1) % around)]
      fill(a, b, a + around)
      fill(b, b + around, a + around)
    }
}

/** Along the border between filled and empty cells, once around, one point per two millimetres or so and per turn. */
function walkAround(filled: Uint8Array, wide: number, deep: number): [number, number][] {
  const is = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < wide && row < deep && filled[row * wide + column] === 1
  const first = filled.indexOf(1)
  const [startX, startY] = [first % wide, Math.floor(first / wide)]
  // The body keeps the filled cells on its left hand: right, up, left, down.
  const moves = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const
  const leftCell = [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ] as const
  const rightCell = [
    [0, -1],
    [0, 0],
    [-1, 0],
    [-1, -1],
  ] as const
  const line: [number, number][] = []
  let [x, y, facing] = [startX, startY, 0]
  do {
    line.push([x, y])
    const [mx, my] = moves[facing] as readonly [number, number]
    x += mx
    y += my
    for (const turn of [3, 0, 1, 2]) {
      const next = (facing + turn) % 4
      const [lx, ly] = leftCell[next] as readonly [number, number]
      const [rx, ry] = rightCell[next] as readonly [number, number]
      if (is(x + lx, y + ly) && !is(x + rx, y + ry)) {
        facing = next
        break
      }
    }
    if (line.length > 4 * filled.length) throw new Error('The outline does not close')
  } while (x !== startX || y !== startY || facing !== 0)
  return evened(line)
}

/** The steps of the net taken off: the mean of a few neighbours, every fourth kept. */
function evened(line: readonly [number, number][]): [number, number][] {
  const reach = 3
  const out: [number, number][] = []
  for (let index = 0; index < line.length; index += 4) {
    let [x, y] = [0, 0]
    for (let step = -reach; step <= reach; step++) {
      const [px, py] = line[(index + step + line.length) % line.length] as [number, number]
      x += px
      y += py
    }
    out.push([x / (2 * reach + 1), y / (2 * reach + 1)])
  }
  return out
}
