import type { Corners } from '../../photo/question/photo-question.ts'
import type { Quad } from './quads.ts'

/** Corners that lie in the same squares of so many pixels of the small picture are one place: five mm of an A4 that fills it, which the exact fit makes up for. */
const cellPx = 10
/** More squares than a small picture is wide or high, with what lies outside of it. */
const [cells, outside] = [128, 16]

/**
 * One quad of every place, the likeliest by a quick look, best first. Lines come in twos and threes, and quads in their
 * fourth powers: on ruled paper the first thousands would be the same few rules over and over, and the sheet behind them.
 */
export function distinctQuads(quads: Iterable<Quad>, getScore: (quad: Quad) => number): Quad[] {
  const best = new Map<number, { readonly quad: Quad; readonly mark: number }>()
  for (const quad of quads) {
    const place = quadIndex(quad.corners)
    const mark = getScore(quad)
    if (mark > (best.get(place)?.mark ?? Number.NEGATIVE_INFINITY)) best.set(place, { quad, mark })
  }
  return [...best.values()].sort((a, b) => b.mark - a.mark).map(({ quad }) => quad)
}

/** A number for where the corners lie, whichever of them comes first. */
function quadIndex(corners: Corners): number {
  const squares = corners.map(
    ({ x, y }) => (Math.round(y / cellPx) + outside) * cells + Math.round(x / cellPx) + outside,
  )
  const first = squares.indexOf(Math.min(...squares))
  // Three corners and a half are enough to distinguish places, and fit a number exactly.
  return [0, 1, 2].reduce((sum, k) => sum * cells * cells + squares[(first + k) % 4]!, squares[(first + 3) % 4]! % 2)
}
