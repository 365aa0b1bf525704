import { type Figure, type FigureName, type FootMeasures, figureUnits, type ToeForm } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { implausibleIn, plausibleRanges, plausibleRatios } from '../foot/plausible.ts'

type Numbers = Partial<Record<FigureName, number>>

/** A foot in plain numbers, as a shoe is made from (`ShoeMeasures` of domain/shoe/shoe-request.ts). */
export type PlainFoot = Readonly<Numbers> & {
  readonly lengthMm: number
  readonly toeForm?: ToeForm
  readonly outline: readonly Point[]
}

const names = Object.keys(figureUnits) as FigureName[]
/** Places on the foot, not sizes: in a foot that is longer or wider than thought they are moved with it. */
const placesAlong: readonly FigureName[] = ['heelToBallMm', 'toeGapAlongMm']
const placesAcross: readonly FigureName[] = ['toeGapAcrossMm']
/** How the big toe leans says nothing of how large a foot is. */
const sized = names.filter((name) => ![...placesAlong, ...placesAcross, 'bigToeAngleDeg'].includes(name))

/** A number at the very limit of a ratio may be beyond it once it is divided again. */
const hair = 1e-9

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Nearest to what it would be, of what it can be beside those that are placed already. What the foot itself has, it can have. */
function beside(name: FigureName, value: number, placed: Numbers, reported: Numbers): number {
  let { min, max } = plausibleRanges[name]
  for (const ratio of plausibleRatios) {
    const own = (reported[ratio.figure] ?? Number.NaN) / (reported[ratio.to] ?? Number.NaN)
    const low = Math.min(ratio.min, own || ratio.min) * (1 + hair)
    const high = Math.max(ratio.max, own || ratio.max) * (1 - hair)
    const [to, figure] = [placed[ratio.to], placed[ratio.figure]]
    if (ratio.figure === name && to !== undefined) [min, max] = [Math.max(min, low * to), Math.min(max, high * to)]
    if (ratio.to === name && figure !== undefined)
      [min, max] = [Math.max(min, figure / high), Math.min(max, figure / low)]
  }
  return within(value, min, max)
}

function toPlainNumbers(figures: FootMeasures['figures']): Numbers & { lengthMm: number } {
  const known = names.flatMap((name) => (figures[name] ? [[name, figures[name].value]] : []))
  return { ...Object.fromEntries(known), lengthMm: figures.lengthMm.value }
}

/** Estimates count too: what a shoe is made from is told to it like all the rest. */
function isPlausible(numbers: Numbers): boolean {
  const reported = Object.entries(numbers).map(([name, value]): [string, Figure] => [
    name,
    { value, tolerance: 0, method: 'measured' },
  ])
  return Object.values(numbers).every(Number.isFinite) && implausibleIn(Object.fromEntries(reported)).length === 0
}

/**
 * The foot if its numbers are off by a share of their tolerances: -1 as small as it may be, 0 as it was measured, 1 as large.
 * Numbers are placed one after the other in the order of `figureUnits`, each as far as a foot has it beside those before it: so
 * it is a plausible foot at every share, and nowhere smaller at a larger one. What is no foot to begin with is left as it is.
 */
export function footIfOff({ figures, outline, toeForm }: FootMeasures, share: number): PlainFoot {
  const reported = toPlainNumbers(figures)
  const form = toeForm && { toeForm: toeForm.value }
  const part = within(Number.isFinite(share) ? share : 0, -1, 1)
  if (part === 0 || !isPlausible(reported)) return { ...reported, ...form, outline }
  const placed: Numbers = {}
  for (const name of sized) {
    const figure = figures[name]
    const off = figure && Number.isFinite(figure.tolerance) ? part * Math.abs(figure.tolerance) : 0
    if (figure) placed[name] = beside(name, figure.value + off, placed, reported)
  }
  const { lengthMm = reported.lengthMm } = placed
  const longer = lengthMm / reported.lengthMm
  const wider = reported.ballWidthMm && placed.ballWidthMm ? placed.ballWidthMm / reported.ballWidthMm : 1
  const moved = [...placesAlong, ...placesAcross].flatMap((name) => {
    const value = reported[name]
    if (value === undefined) return []
    return [[name, beside(name, value * (placesAlong.includes(name) ? longer : wider), placed, reported)]]
  })
  return {
    ...reported,
    ...placed,
    ...Object.fromEntries(moved),
    lengthMm,
    ...form,
    outline: outline.map(({ x, y }) => ({ x: x * wider, y: y * longer })),
  }
}
