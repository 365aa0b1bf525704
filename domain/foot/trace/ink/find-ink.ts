import { quantile } from '../../geometry/quantile.ts'
import { halved, smooth } from '../../photo/picture/picture.ts'
import type { FlatSheet } from '../flat/flatten.ts'
import { innerBounds } from '../flat/sheet-grid.ts'
import { closing } from './closing.ts'
import type { Ink } from './ink.ts'
import { withoutRules } from './without-rules.ts'

/** Wider than this is no line but a thing that lies there or a shadow: two passes of a thick felt pen beside each other. */
const widestInkMm = 9
/** The sheet's own edge, its shade, and what a sheet that curls shows of the floor. */
const edgeMm = 1.2
/** The paper is seen as finely as this: its light changes slowly. */
const enoughPxPerMm = 1.2
/** Darker than this is no paper. */
const darkest = 12

/** One colour as it is seen, and of bare paper. */
type Plane = { readonly seen: Float32Array; readonly paper: Float32Array }

/** The ink on a sheet; the pixels of a pen that lies on it are known and have none. */
export function findInk(flat: FlatSheet, hidden?: Uint8Array): Ink {
  const { picture, width, height, pxPerMm } = flat
  const by = pxPerMm < enoughPxPerMm * 2 ? 1 : 2
  const coarse = by === 2 ? halved(picture) : picture
  const reach = Math.round((widestInkMm * pxPerMm) / by / 2)
  const cells: number[] = []
  for (let at = 0; hidden && at < coarse.red.length; at += 1)
    if (hidden[by * Math.floor(at / coarse.width) * width + by * (at % coarse.width)]) cells.push(at)
  const planes = (['red', 'green', 'blue'] as const).map((plane) => {
    // What lies there is dark all over, and so wide that its shade is the slope of a wide thing, no narrow one.
    const bare = coarse[plane].slice()
    for (const at of cells) bare[at] = 0
    const closed = closing(bare, coarse.width, coarse.height, reach)
    goOnUnder(closed, cells, coarse.width)
    return { seen: picture[plane], paper: smooth(closed, coarse.width, coarse.height, 1) }
  })
  const value = new Float32Array(width * height)
  const inside = innerBounds(flat, edgeMm)
  const [left, lowest, right, highest] = inside
  const [red, green, blue] = planes as [Plane, Plane, Plane]
  for (let row = lowest; row < highest; row += 1) {
    const up = Math.min(Math.max((row + 0.5) / by - 0.5, 0), coarse.height - 1.001)
    const above = Math.floor(up) * coarse.width
    const v = up % 1
    for (let column = left, at = row * width + left; column < right; column += 1, at += 1) {
      if (hidden?.[at]) continue
      const aside = Math.min(Math.max((column + 0.5) / by - 0.5, 0), coarse.width - 1.001)
      const first = above + Math.floor(aside)
      const u = aside % 1
      const darker = ({ seen, paper }: Plane) => {
        const near = paper[first]! * (1 - u) + paper[first + 1]! * u
        const far = paper[first + coarse.width]! * (1 - u) + paper[first + coarse.width + 1]! * u
        return 1 - seen[at]! / Math.max(darkest, near * (1 - v) + far * v)
      }
      const [r, g, b] = [darker(red), darker(green), darker(blue)]
      // Coloured ink hides in the channel of its own colour.
      value[at] = (r + g + b - Math.min(r, g, b)) / 2
    }
  }
  return withoutRules({ ...flat, value, grain: settle(value, width, inside), hidden })
}

/** The paper so near to what lies on it is smoothed with what is under it. */
const underPx = 2

/** Lets paper go on under the rim of what lies on it: its dark would make the paper beside it too dark to have ink. */
function goOnUnder(paper: Float32Array, cells: readonly number[], width: number): void {
  const under = new Set(cells)
  for (const at of cells) {
    let [sum, count] = [0, 0]
    for (let row = -underPx; row <= underPx; row += 1)
      for (let column = -underPx; column <= underPx; column += 1) {
        const near = at + row * width + column
        if (under.has(near) || !(near >= 0 && near < paper.length)) continue
        sum += paper[near]!
        count += 1
      }
    if (count > 0) paper[at] = sum / count
  }
}

/** Every so many pixels are enough to know the paper by. */
const every = 23

/** Subtracts the level of bare paper and measures its grain. Ink only darkens, so the spread is taken from the brighter half. */
function settle(
  value: Float32Array,
  width: number,
  [left, lowest, right, highest]: readonly [number, number, number, number],
) {
  const sample: number[] = []
  for (let row = lowest; row < highest; row += 2)
    for (let column = left + (row % every); column < right; column += every) sample.push(value[row * width + column]!)
  const values = Float32Array.from(sample)
  const bare = quantile(values, 0.5) ?? 0
  const grain = bare - (quantile(values, 0.16) ?? 0)
  for (let row = lowest; row < highest; row += 1)
    for (let at = row * width + left; at < row * width + right; at += 1) value[at] = value[at]! - bare
  return Math.max(grain, 1e-3)
}
