import type { Point } from '../../foot/geometry/point.ts'
import { mix } from './blend.ts'
import type { Grid } from './grid.ts'

type Plane = Pick<Grid, 'cellMm' | 'fromX' | 'fromY' | 'countX' | 'countY'>
type Crossing = { readonly at: Point; next: string | undefined }

/**
 * The closed line where the values over a plane are 0, counterclockwise around negative values; the longest one if
 * there are several. Interpolates linearly between nodes; the negative corners of a saddle are connected.
 */
export function levelLine(values: Float64Array, plane: Plane): Point[] {
  const { countX, countY } = plane
  const crossings = new Map<string, Crossing>()
  for (let i = 0; i < countX - 1; i += 1)
    for (let j = 0; j < countY - 1; j += 1) {
      const at = i * countY + j
      const isBelow = values[at]! < 0
      const isCrossed =
        values[at + 1]! < 0 !== isBelow ||
        values[at + countY]! < 0 !== isBelow ||
        values[at + countY + 1]! < 0 !== isBelow
      if (isCrossed) throughCell(values, plane, i, j, crossings)
    }
  let longest: Point[] = []
  while (crossings.size > 0) {
    const line = walked(crossings)
    if (line.length > longest.length) longest = line
  }
  return longest
}

/**
 * Connects each side of a cell where the line enters with the next one where it leaves, with negative values on the
 * left.
 */
function throughCell(values: Float64Array, plane: Plane, i: number, j: number, crossings: Map<string, Crossing>): void {
  const { countY } = plane
  const corners = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ] as const
  const at = corners.map(([x, y]) => values[x * countY + y]!)
  const below = at.map((value) => value < 0)
  // Counterclockwise around the cell: the line enters where negative values end, and leaves at the next change.
  const sides = corners.map((corner, k) => {
    const [from, to] = [corner, corners[(k + 1) % 4]!]
    return { from, to, share: at[k]! / (at[k]! - at[(k + 1) % 4]!), isIn: below[k]! && !below[(k + 1) % 4]! }
  })
  const ends = sides.filter((_, k) => below[k] !== below[(k + 1) % 4])
  const starts = ends.filter(({ isIn }) => isIn)
  for (const start of starts) {
    const index = ends.indexOf(start)
    const end = ends[(index + 1) % ends.length]!
    const name = sideName(start)
    crossings.set(name, { at: pointOnSide(start, plane), next: sideName(end) })
  }
}

type Side = { readonly from: readonly [number, number]; readonly to: readonly [number, number]; readonly share: number }

/** Both cells at a side give it the same name. */
function sideName({ from, to }: Side): string {
  return [from, to].toSorted((a, b) => a[0] - b[0] || a[1] - b[1]).join(' ')
}

function pointOnSide({ from, to, share }: Side, { fromX, fromY, cellMm }: Plane): Point {
  return { x: fromX + mix(from[0], to[0], share) * cellMm, y: fromY + mix(from[1], to[1], share) * cellMm }
}

/** Removes one line from the remaining crossings. */
function walked(crossings: Map<string, Crossing>): Point[] {
  const line: Point[] = []
  let [name] = crossings.keys()
  while (name !== undefined) {
    const crossing = crossings.get(name)
    if (!crossing) break
    crossings.delete(name)
    line.push(crossing.at)
    name = crossing.next
  }
  return line
}
