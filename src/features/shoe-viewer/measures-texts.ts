import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import type { LengthUnit } from '#domain/foot/length-unit.ts'
import { type TypedFigureErrors, typedMeasures } from '#domain/foot/typed-measures.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { commonFoot } from '#src/features/foot-photo/use-figure-error-text.ts'
import { typedText } from '#src/ui/length-text.ts'

export const editableFigures = ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const
export type EditableFigure = (typeof editableFigures)[number]

export const footSides = ['left', 'right'] as const satisfies readonly FootSide[]

export type FootTexts = Readonly<Record<EditableFigure, string>>
type PairMeasures = Readonly<Record<FootSide, ShoeMeasures>>
export type PairTexts = Readonly<Record<FootSide, FootTexts>>

const { lengthMm, ballWidthMm, heelWidthMm } = commonFoot
/** A common foot, to begin with. */
const common = { lengthMm, ballWidthMm, heelWidthMm }

export const firstMeasures = { left: common, right: common }

/** What stands in the form at first: a common foot, or feet that were measured. */
export function firstTexts(unit: LengthUnit, { left, right }: PairMeasures = firstMeasures): PairTexts {
  const text = (mm: number | undefined) => (mm === undefined ? '' : typedText(mm, unit))
  const foot = ({ lengthMm, ballWidthMm, heelWidthMm }: ShoeMeasures) => ({
    lengthMm: text(lengthMm),
    ballWidthMm: text(ballWidthMm),
    heelWidthMm: text(heelWidthMm),
  })
  return { left: foot(left), right: foot(right) }
}

/** Whether a pair is made of our own foot only, which nobody measured. */
export function isSample({ left, right }: PairMeasures): boolean {
  return [left, right].every((foot) => editableFigures.every((name) => foot[name] === common[name]))
}

export type PairFigureErrors = Readonly<Record<FootSide, TypedFigureErrors>>

export type TypedPair = {
  readonly measures: PairMeasures
  /** With what was estimated, and how far each number may be off. */
  readonly feet: Readonly<Record<FootSide, FootMeasures>>
}

type TypedMeasures = TypedPair | { readonly formErrors: PairFigureErrors }

/** What was typed for both feet, as far as it can be feet. What was left empty is left to the engine to estimate. */
export function readPair(texts: PairTexts, unit: LengthUnit): TypedMeasures {
  const left = typedMeasures({ side: 'left', texts: texts.left, unit })
  const right = typedMeasures({ side: 'right', texts: texts.right, unit })
  if (left.ok && right.ok)
    return {
      measures: { left: typedOnly(left.value.figures), right: typedOnly(right.value.figures) },
      feet: { left: left.value, right: right.value },
    }
  return { formErrors: { left: left.ok ? {} : left.facts, right: right.ok ? {} : right.facts } }
}

type Figures = Extract<ReturnType<typeof typedMeasures>, { ok: true }>['value']['figures']

function typedOnly(figures: Figures): ShoeMeasures {
  const typed = editableFigures.flatMap((name) => {
    const figure = figures[name]
    return figure?.method === 'typed' ? [[name, figure.value] as const] : []
  })
  return { ...Object.fromEntries(typed), lengthMm: figures.lengthMm.value }
}

/** The pair that stands in the form at first. */
export function firstPair(): TypedPair {
  const read = readPair(firstTexts('mm'), 'mm')
  if ('formErrors' in read) throw new Error('The first pair cannot be read')
  return read
}
