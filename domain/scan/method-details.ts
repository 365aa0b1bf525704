import { estimateMissing } from '../foot/estimate-missing.ts'
import type { Figure, FigureName } from '../foot/foot-figures.ts'
import { type TypedFigure, typedFigures, typedOffMm, typedScore } from '../foot/typed-measures.ts'
import { isFootOutline } from './foot-outline.ts'
import type { ScanMethod, ScannedFoot } from './scan.ts'

const byPhoto = ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelToBallMm', 'bigToeAngleDeg'] as const
const byTrace = [...byPhoto, 'heelWidthMm', 'toeGapAlongMm', 'toeGapAcrossMm'] as const

/** What each way finds by itself; a store has its own apparatus, and says itself what comes of it. */
const found: Readonly<Record<Exclude<ScanMethod, 'in_store'>, readonly FigureName[]>> = {
  trace: byTrace,
  on_sheet: byPhoto,
  photo: byPhoto,
  by_hand: typedFigures,
}
/** What every picture shows. */
const always = ['lengthMm', 'ballWidthMm', 'footBreadthMm'] as const

/** No way is surer than half a millimetre, or half a degree; and none is kept that is less sure than by the width of a heel. */
const tolerances = { min: 0.5, max: 60 }

type NamedFigure = readonly [name: FigureName, figure: Figure]

/** Whether the numbers and the outline of a foot can have come of the way in which it is said to be measured. */
export function matchesScanMethod({ way: scanMethod, stance, foot }: ScannedFoot): boolean {
  if (scanMethod === 'in_store' || (stance !== undefined && scanMethod !== 'trace')) return false
  const { figures, outline, quality, toeForm } = foot
  const method = scanMethod === 'by_hand' ? 'typed' : 'measured'
  const named = Object.entries(figures) as NamedFigure[]
  const isFound = ([name, figure]: NamedFigure) => figure.method === method && found[scanMethod].includes(name)
  const detected = Object.fromEntries(named.filter(isFound)) as ScannedFoot['foot']['figures']
  // Nobody estimates how long a foot is.
  if (!detected.lengthMm || (toeForm && toeForm.method !== method)) return false
  const isWhole =
    scanMethod === 'by_hand' ? isSilent(foot) : isFootOutline(outline) && always.every((name) => detected[name])
  const all = estimateMissing(detected)
  return (
    isWhole &&
    named.every(([name, figure]) => isSure(name, figure) && (name in detected || isWorkedOut(figure, all[name]))) &&
    quality.score <= maxScore(scanMethod)
  )
}

/** Of numbers by hand nothing was seen. */
const isSilent = ({ outline }: ScannedFoot['foot']) => outline.length === 0

const maxScore = (scanMethod: ScanMethod) => (scanMethod === 'by_hand' ? typedScore : 100)

/** How far a number by hand may be off is not the customer's to say. */
function isSure(name: FigureName, { tolerance, method }: Figure): boolean {
  if (method === 'typed') return tolerance === typedOffMm[name as TypedFigure]
  return tolerance >= tolerances.min && tolerance <= tolerances.max
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
