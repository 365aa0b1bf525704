import { estimateMissing } from '../foot/estimate-missing.ts'
import type { Figure, FigureName } from '../foot/foot-figures.ts'
import { type TypedFigure, typedFigures, typedOffMm, typedScore } from '../foot/typed-measures.ts'
import { isFootOutline } from './foot-outline.ts'
import type { ScannedFoot, ScanWay } from './scan.ts'

const byPhoto = ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelToBallMm', 'bigToeAngleDeg'] as const
const byTrace = [...byPhoto, 'heelWidthMm', 'toeGapAlongMm', 'toeGapAcrossMm'] as const

/** What each way finds by itself; a store has its own apparatus, and says itself what comes of it. */
const found: Readonly<Record<Exclude<ScanWay, 'in_store'>, readonly FigureName[]>> = {
  trace: byTrace,
  on_sheet: byPhoto,
  photo: byPhoto,
  by_hand: typedFigures,
}
/** What every picture shows. */
const always = ['lengthMm', 'ballWidthMm', 'footBreadthMm'] as const

/** No way is surer than half a millimetre, or half a degree; and none is kept that is less sure than by the width of a heel. */
const tolerances = { least: 0.5, most: 60 }

type Named = readonly [name: FigureName, figure: Figure]

/** Whether the numbers and the outline of a foot can have come of the way in which it is said to be measured. */
export function isOfItsWay({ way, stance, foot }: ScannedFoot): boolean {
  if (way === 'in_store' || (stance !== undefined && way !== 'trace')) return false
  const { figures, outline, quality, toeForm } = foot
  const method = way === 'by_hand' ? 'typed' : 'measured'
  const named = Object.entries(figures) as Named[]
  const isFound = ([name, figure]: Named) => figure.method === method && found[way].includes(name)
  const seen = Object.fromEntries(named.filter(isFound)) as ScannedFoot['foot']['figures']
  // Nobody estimates how long a foot is.
  if (!seen.lengthMm || (toeForm && toeForm.method !== method)) return false
  const isWhole = way === 'by_hand' ? isSilent(foot) : isFootOutline(outline) && always.every((name) => seen[name])
  const all = estimateMissing(seen)
  return (
    isWhole &&
    named.every(([name, figure]) => isSure(name, figure) && (name in seen || isWorkedOut(figure, all[name]))) &&
    quality.score <= mostScore(way)
  )
}

/** Of numbers by hand nothing was seen. */
const isSilent = ({ outline }: ScannedFoot['foot']) => outline.length === 0

const mostScore = (way: ScanWay) => (way === 'by_hand' ? typedScore : 100)

/** How far a number by hand may be off is not the customer's to say. */
function isSure(name: FigureName, { tolerance, method }: Figure): boolean {
  if (method === 'typed') return tolerance === typedOffMm[name as TypedFigure]
  return tolerance >= tolerances.least && tolerance <= tolerances.most
}

/**
 * An estimate follows from what was found, by rules that are known. Where two photos were taken each has its own, and what is kept lies
 * between them: nearer than such a rule can be off.
 */
function isWorkedOut(figure: Figure, expected: Figure | undefined): boolean {
  return (
    figure.method === 'estimated' &&
    expected !== undefined &&
    Math.abs(figure.value - expected.value) <= expected.tolerance
  )
}
