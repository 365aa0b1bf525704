import { type Figure, type FigureName, type FootMeasures, figureUnits, type ToeForm } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import { implausibleIn, plausibleRanges, plausibleRatios } from '../foot/plausible.ts'

type Numbers = Partial<Record<FigureName, number>>

/** A foot in plain numbers, from which a shoe is made (`ShoeMeasures` of domain/shoe/shoe-request.ts). */
export type PlainFoot = Readonly<Numbers> & {
  readonly lengthMm: number
  readonly toeForm?: ToeForm
  readonly outline: readonly Point[]
}

const names = Object.keys(figureUnits) as FigureName[]
/** Positions on the foot, not sizes: they move in proportion when the foot is longer or wider than measured. */
const placesAlong: readonly FigureName[] = ['heelToBallMm', 'toeGapAlongMm']
const placesAcross: readonly FigureName[] = ['toeGapAcrossMm']
/** The angle of the big toe does not depend on the size of the foot. */
const sized = names.filter((name) => ![...placesAlong, ...placesAcross, 'bigToeAngleDeg'].includes(name))

/** Guards against rounding: a figure at the limit of a ratio may exceed it once it is divided again. */
const hair = 1e-9

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/**
 * Clamps a figure to what is plausible next to the figures placed so far. A ratio that the measured foot itself has is
 * always allowed.
 */
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

/** Checks estimates too, as if measured: a shoe is made from all figures alike. */
function isPlausible(numbers: Numbers): boolean {
  const reported = Object.entries(numbers).map(([name, value]): [string, Figure] => [
    name,
    { value, tolerance: 0, method: 'measured' },
  ])
  return Object.values(numbers).every(Number.isFinite) && implausibleIn(Object.fromEntries(reported)).length === 0
}

/**
 * The foot with its figures off by a share of their tolerances: -1 is the smallest, 0 as measured, 1 the largest.
 * Figures are placed in the order of `figureUnits`, each as far as is plausible next to those before it: so the result
 * is a plausible foot at every share, and never smaller at a larger share. An implausible foot is returned unchanged.
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
