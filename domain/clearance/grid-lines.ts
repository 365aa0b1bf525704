import type { Point } from '../foot/geometry/point.ts'

/** Values at the nodes of a grid, row by row; NaN where there is none. */
export type Grid = { readonly columns: number; readonly rows: number; readonly values: Float32Array }

/** Closed lines, counterclockwise around areas and clockwise around holes. */
export type Lines = readonly (readonly Point[])[]

type Crossing = { readonly at: Point; readonly next: number }

/**
 * The contour lines around all values of at least `min`, in grid units (marching squares). Nodes without a value are
 * outside.
 */
export function linesAround({ columns, rows, values }: Grid, min: number): Lines {
  const crossings = new Map<number, Crossing>()
  const valueAt = (x: number, y: number) => values[y * columns + x] ?? Number.NaN
  const isIn = (x: number, y: number) => valueAt(x, y) >= min
  /** Where the line crosses the edge between two neighbouring nodes. */
  const between = ([x, y]: Corner, [toX, toY]: Corner): Point => {
    const [one, other] = [valueAt(x, y), valueAt(toX, toY)]
    const share = (min - one) / (other - one)
    // Next to a node without a value, the line runs halfway.
    const along = Number.isFinite(share) ? share : 0.5
    return { x: x + (toX - x) * along, y: y + (toY - y) * along }
  }
  for (let y = 0; y < rows - 1; y += 1)
    for (let x = 0; x < columns - 1; x += 1) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ] as const
      const inside = corners.map(([i, j]) => isIn(i, j))
      for (let side = 0; side < 4; side += 1) {
        if (!inside[side] || inside[(side + 1) % 4]) continue
        // A line that leaves by one side enters again by the next side that leads in.
        let back = (side + 1) % 4
        while (inside[back] || !inside[(back + 1) % 4]) back = (back + 1) % 4
        const [from, to] = [corners[side] ?? corners[0], corners[(side + 1) % 4] ?? corners[0]]
        crossings.set(crossingName(x, y, side, columns), {
          at: between(from, to),
          next: crossingName(x, y, back, columns),
        })
      }
    }
  return closedLines(crossings)
}

type Corner = readonly [x: number, y: number]

/** Both cells at an edge give it the same number. */
function crossingName(x: number, y: number, side: number, columns: number): number {
  const isUpright = side % 2 === 1
  const [ofX, ofY] = [side === 1 ? x + 1 : x, side === 2 ? y + 1 : y]
  return 2 * (ofY * columns + ofX) + (isUpright ? 1 : 0)
}

function closedLines(crossings: Map<number, Crossing>): Lines {
  const lines: Point[][] = []
  for (const first of crossings.keys()) {
    const line: Point[] = []
    for (let name = first, one = crossings.get(name); one; name = one.next, one = crossings.get(name)) {
      crossings.delete(name)
      line.push(one.at)
    }
    lines.push(line)
  }
  return lines
}
