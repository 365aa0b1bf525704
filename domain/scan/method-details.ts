import { estimateMissing } from '../foot/estimate-missing.ts'
import type { Figure, FigureName } from '../foot/foot-figures.ts'
import { type TypedFigure, typedFigures, typedOffMm, typedScore } from '../foot/typed-measures.ts'
import { isFootOutline } from './foot-outline.ts'
import type { ScanMethod, ScannedFoot } from './scan.ts'

const byPhoto = ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelToBallMm', 'bigToeAngleDeg'] as const
const byTrace = [...byPhoto, 'heelWidthMm', 'toeGapAlongMm', 'toeGapAcrossMm'] as const

/** The figures that each method measures itself; a store has its own apparatus and states its figures itself. */
const found: Readonly<Record<Exclude<ScanMethod, 'in_store'>, readonly FigureName[]>> = {
  trace: byTrace,
  on_sheet: byPhoto,
  photo: byPhoto,
  by_hand: typedFigures,
}
/** The figures that every picture shows. */
const always = ['lengthMm', 'ballWidthMm', 'footBreadthMm'] as const

/**
 * No method is more precise than half a millimetre or half a degree, and none less precise than the width of a heel.
 */
const tolerances = { min: 0.5, max: 60 }

type NamedFigure = readonly [name: FigureName, figure: Figure]

/** Whether the stated method can yield the figures and the outline of a foot. */
export function matchesScanMethod({ way: scanMethod, stance, foot }: ScannedFoot): boolean {
  if (scanMethod === 'in_store' || (stance !== undefined && scanMethod !== 'trace')) return false
  const { figures, outline, quality, toeForm } = foot
  const method = scanMethod === 'by_hand' ? 'typed' : 'measured'
  const named = Object.entries(figures) as NamedFigure[]
  const isFound = ([name, figure]: NamedFigure) => figure.method === method && found[scanMethod].includes(name)
  const detected = Object.fromEntries(named.filter(isFound)) as ScannedFoot['foot']['figures']
  // The length of a foot is never estimated.
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

/** Figures typed by hand have no outline. */
const isSilent = ({ outline }: ScannedFoot['foot']) => outline.length === 0

const maxScore = (scanMethod: ScanMethod) => (scanMethod === 'by_hand' ? typedScore : 100)

/** The tolerance of a typed figure is fixed, not the customer's choice. */
function isSure(name: FigureName, { tolerance, method }: Figure): boolean {
  if (method === 'typed') return tolerance === typedOffMm[name as TypedFigure]
  return tolerance >= tolerances.min && tolerance <= tolerances.max
}

/**
 * An estimate must follow from the found figures by the known rules. A scan that combines two photos stores a value
 * between the estimates of both, so it may deviate by up to the tolerance of the rule.
 */
function isWorkedOut(figure: Figure, expected: Figure | undefined): boolean {
  return (
    figure.method === 'estimated' &&
    expected !== undefined &&
    Math.abs(figure.value - expected.value) <= expected.tolerance
  )
}
