import { type EdgeMap, sharpAt } from './pen-edges.ts'
import { stepMm } from './pen-sections.ts'

/** A pen's barrel: two sides that run straight and along each other, in mm beside the axis that it was looked for along. */
export type Barrel = {
  readonly left: number
  readonly right: number
  /** How much both go aside for each mm along. */
  readonly slope: number
  /** The sections, by their rows, in which both sides are seen. */
  readonly first: number
  readonly last: number
  /** In which share of them both are seen. */
  readonly seen: number
  /** How clear the fainter side is, 0 to 1. */
  readonly clear: number
}

/** Half the width of pens: no less and no more. */
const [minHalfMm, maxHalfMm] = [2.8, 9.5]
/** A place is found by what is dark: its axis may be off by so much for each mm along. */
const maxSlope = 0.1
const [slopeStep, fineStep] = [0.01, 0.0025]
/** Of pairs that are nearly as clear as the clearest the widest is the pen: what else is straight is a gleam within it. */
const nearlyAsClear = 0.84
/** Sides are clear where they are seen in so much of a barrel, … */
const minClear = 0.2
/** … and a section shows one where it is as sharp as this. */
const seenSharp = 0.2
/** Bands, clips and gleams hide a side for so long. */
const hiddenMm = 14
/** Less than this is no pen's barrel. */
const minLongMm = 40

type Pair = {
  readonly left: number
  readonly right: number
  readonly slope: number
  readonly score: number
  readonly clear: number
}

/** The barrel in the sections from one row to another, or nothing that is one. */
export function barrelIn(map: EdgeMap, from: number, to: number): Barrel | undefined {
  const slopes = range(-maxSlope, maxSlope, slopeStep)
  const rough = bestPair(slopes.flatMap((slope) => pairsAt(map, from, to, slope)))
  if (!rough) return undefined
  const near = supported(map, rough, from, to)
  if (!near) return undefined
  const fine = range(rough.slope - slopeStep, rough.slope + slopeStep, fineStep)
  const best = bestPair(fine.flatMap((slope) => pairsAt(map, near.first, near.last, slope)))
  const rows = best && supported(map, best, near.first, near.last)
  if (!best || !rows || best.clear < minClear) return undefined
  const long = map.alongMm[rows.last]! - map.alongMm[rows.first]!
  return long < minLongMm ? undefined : { ...best, ...rows }
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) => from + k * step)
}

function bestPair(pairs: readonly Pair[]): Pair | undefined {
  const best = Math.max(...pairs.map(({ score }) => score))
  const good = pairs.filter(({ score }) => score >= nearlyAsClear * best)
  const widest = Math.max(...good.map(({ left, right }) => right - left))
  return good
    .filter(({ left, right }) => right - left > widest - 2 * stepMm)
    .reduce<Pair | undefined>((max, one) => (max && max.score >= one.score ? max : one), undefined)
}

/** Pairs of sides whose lines go aside by one slope: how sharp each place is, in the mean of all sections. */
function pairsAt(map: EdgeMap, from: number, to: number, slope: number): Pair[] {
  const { across, reachMm, alongMm } = map
  const sums = new Float32Array(across)
  for (let row = from; row <= to; row += 1) {
    const aside = slope * alongMm[row]!
    for (let k = 0; k < across; k += 1) sums[k]! += sharpAt(map, row, k * stepMm - reachMm + aside) / (to - from + 1)
  }
  const peaks: { readonly at: number; readonly height: number }[] = []
  for (let k = 1; k < across - 1; k += 1) {
    const [before, here, after] = [sums[k - 1]!, sums[k]!, sums[k + 1]!]
    if (here < minClear / 2 || here < before || here <= after) continue
    const at = k + (0.5 * (before - after)) / (before - 2 * here + after)
    peaks.push({ at: at * stepMm - reachMm, height: here })
  }
  return peaks.flatMap((one, nth) =>
    peaks.slice(nth + 1).flatMap((other) => {
      const half = (other.at - one.at) / 2
      if (half < minHalfMm || half > maxHalfMm) return []
      const clear = Math.min(one.height, other.height)
      return [{ left: one.at, right: other.at, slope, score: one.height + other.height, clear }]
    }),
  )
}

/** From the middle outwards as long as both sides go on, also beyond the rows that they were found in. */
function supported(map: EdgeMap, { left, right, slope }: Pair, from: number, to: number) {
  const isSeen = map.alongMm.map((along, row) => {
    const sides = [left, right].map((side) => sharpest(map, row, side + slope * along))
    return Math.min(...sides) > seenSharp
  })
  const middle = Math.round((from + to) / 2)
  const start = isSeen
    .flatMap((is, row) => (is ? [row] : []))
    .reduce<number | undefined>(
      (best, row) => (best === undefined || Math.abs(row - middle) < Math.abs(best - middle) ? row : best),
      undefined,
    )
  if (start === undefined) return undefined
  const goes = (way: 1 | -1) => {
    let end = start
    for (let row = start; row >= 0 && row < isSeen.length && Math.abs(row - end) <= hiddenMm; row += way)
      if (isSeen[row]) end = row
    return end
  }
  const [first, last] = [goes(-1), goes(1)]
  const seen = isSeen.slice(first, last + 1).filter((is) => is).length / (last + 1 - first)
  return { first, last, seen }
}

/** The sharpest near a place: sides of cast and turned barrels are not quite straight. */
export const sharpest = (map: EdgeMap, row: number, besideMm: number) =>
  Math.max(sharpAt(map, row, besideMm - stepMm), sharpAt(map, row, besideMm), sharpAt(map, row, besideMm + stepMm))
