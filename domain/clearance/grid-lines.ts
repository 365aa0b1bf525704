import type { Point } from '../foot/geometry/point.ts'

/** Values at the crossings of a grid, row by row; no number where there is nothing. */
export type Grid = { readonly columns: number; readonly rows: number; readonly values: Float32Array }

/** Closed lines, against the clock around what is inside, with it around holes. */
export type Lines = readonly (readonly Point[])[]

type Crossing = { readonly at: Point; readonly next: number }

/** The lines around all that is at least so much, in steps of the grid. What has no value is outside. */
export function linesAround({ columns, rows, values }: Grid, min: number): Lines {
  const crossings = new Map<number, Crossing>()
  const valueAt = (x: number, y: number) => values[y * columns + x] ?? Number.NaN
  const isIn = (x: number, y: number) => valueAt(x, y) >= min
  /** Where the line crosses from one place of the grid to the one beside it. */
  const between = ([x, y]: Corner, [toX, toY]: Corner): Point => {
    const [one, other] = [valueAt(x, y), valueAt(toX, toY)]
    const share = (min - one) / (other - one)
    // Where there is nothing, nobody knows where it ends.
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
        // What leaves by one side comes in again by the next one that can be entered.
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

/** Both squares beside an edge know it by the same number. */
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
