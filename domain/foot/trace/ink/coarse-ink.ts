import { quantile } from '../../geometry/quantile.ts'
import { findPieces } from '../../photo/picture/pieces.ts'
import { gridOver } from '../flat/flatten.ts'
import { innerBounds, type SheetGrid } from '../flat/sheet-grid.ts'
import type { Ink } from './ink.ts'

/** How surely there is ink in each square millimetre of the sheet, 0 to 1, and how much at most. */
export type CoarseInk = SheetGrid & { readonly surely: Float32Array; readonly darkest: Float32Array }

/** So many times the paper's grain is where ink begins, and where it is sure. */
const [fromGrain, sureGrain] = [2.5, 5]
/** Paper is never more even than this: creases, prints from the other side, what a photo's packing leaves. */
const [fromInk, sureInk] = [0.012, 0.03]

/** Where ink begins, and where it is sure. */
export const inkLevels = ({ grain }: Pick<Ink, 'grain'>) =>
  [Math.max(fromInk, fromGrain * grain), Math.max(sureInk, sureGrain * grain)] as const

/** The strongest ink within each millimetre. */
export function coarseInk(ink: Ink): CoarseInk {
  const grid = gridOver(ink.widthMm, ink.heightMm, 1)
  const darkest = new Float32Array(grid.width * grid.height)
  const [from, sure] = inkLevels(ink)
  const [left, lowest, right, highest] = innerBounds(ink, 0)
  const { value, width, pxPerMm } = ink
  for (let row = Math.max(1, lowest); row < highest; row += 1) {
    const above = Math.min(grid.height - 1, Math.floor((row + 0.5) / pxPerMm)) * grid.width
    for (let column = Math.max(1, left); column < right; column += 1) {
      const at = row * width + column
      // The mean of four: a single dark pixel is grain.
      const here = (value[at]! + value[at - 1]! + value[at - width]! + value[at - width - 1]!) / 4
      const to = above + Math.min(grid.width - 1, Math.floor((column + 0.5) / pxPerMm))
      if (here > darkest[to]!) darkest[to] = here
    }
  }
  const inside = innerBounds(grid, edgeOfPaperMm)
  const along = alongWays(darkest, grid.width)
  const sample: number[] = []
  for (let row = inside[1]; row < inside[3]; row += 3)
    for (let column = inside[0]; column < inside[2]; column += 3) sample.push(along(row * grid.width + column, 0))
  const typical = quantile(sample, 0.5) ?? 0
  const spread = Math.max(minSpread, typical - (quantile(sample, 0.16) ?? 0))
  const min = typical + fromSpread * spread
  const surely = darkest.map((here, at) => {
    const own = (here - from) / (sure - from)
    if (own >= 1) return 1
    return Math.min(1, Math.max(0, own, (along(at, min) - min) / ((sureSpread - fromSpread) * spread)))
  })
  return { ...grid, surely, darkest }
}

/** What is so much fainter than most of the sheet's ink is not what was drawn last: prints, smudges, shades. */
const [fromShare, sureShare] = [0.3, 0.75]

/** Dots of printed guides and specks are shorter than any stroke. */
const [minStrong, strokeMm] = [0.3, 6]

/** The same without what is much fainter than most of it. */
export function withoutFaint(coarse: CoarseInk): CoarseInk {
  const { surely, darkest } = coarse
  const typical = quantile(
    darkest.filter((_, at) => surely[at]! > 0.5),
    0.5,
  )
  if (typical === undefined) return coarse
  const [from, wide] = [fromShare * typical, (sureShare - fromShare) * typical]
  const strong = surely.map((is, at) => Math.min(is, Math.max(0, (darkest[at]! - from) / wide)))
  const { label, sizes } = findPieces(
    strong,
    minStrong,
    coarse.width,
    coarse.height,
    new Uint8Array(strong.length).fill(1),
  )
  return { ...coarse, surely: strong.map((is, at) => (sizes[label[at]!]! >= strokeMm ? is : 0)) }
}

/** Where a line is looked for beside single dark cells: the sheet's own edge is as long a one. */
const edgeOfPaperMm = 3
/** Ink that goes on is sure while it is fainter: so many times what bare paper shows along a way. */
const [fromSpread, sureSpread] = [3.5, 7]
const minSpread = 0.003

/** Eight ways through a cell, each as its steps to one side. */
const ways = [
  [1, 0],
  [1, 0.5],
  [1, 1],
  [0.5, 1],
  [0, 1],
  [-0.5, 1],
  [-1, 1],
  [-1, 0.5],
] as const
/** How many cells to each side: toes are not straight for longer. */
const toEachSide = 3

/** The middle value of the cells along the way that has most ink: dark over half of seven millimetres, grain is not. Nought where none is above so much. */
function alongWays(cells: Float32Array, width: number): (at: number, min: number) => number {
  const steps = ways.map(([dx, dy]) =>
    Int32Array.from({ length: 2 * toEachSide + 1 }, (_, k) => {
      const far = k - toEachSide
      return Math.trunc(dx * far) + Math.trunc(dy * far) * width
    }),
  )
  const seen = new Float32Array(2 * toEachSide + 1)
  const rim = toEachSide * (width + 1)
  return (at, min) => {
    let max = 0
    if (at < rim || at >= cells.length - rim) return max
    for (const way of steps) {
      const lowerLimit = Math.max(min, max)
      let below = 0
      for (let k = 0; k < seen.length && below <= toEachSide; k += 1) if (cells[at + way[k]!]! <= lowerLimit) below += 1
      if (below > toEachSide) continue
      for (let k = 0; k < seen.length; k += 1) seen[k] = cells[at + way[k]!]!
      max = seen.sort()[toEachSide]!
    }
    return max
  }
}
