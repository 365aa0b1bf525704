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
/** An average foot to start with. */
const common = { lengthMm, ballWidthMm, heelWidthMm }

export const firstMeasures = { left: common, right: common }

/** The initial texts of the form: an average foot, or measured feet. */
export function firstTexts(unit: LengthUnit, { left, right }: PairMeasures = firstMeasures): PairTexts {
  const text = (mm: number | undefined) => (mm === undefined ? '' : typedText(mm, unit))
  const foot = ({ lengthMm, ballWidthMm, heelWidthMm }: ShoeMeasures) => ({
    lengthMm: text(lengthMm),
    ballWidthMm: text(ballWidthMm),
    heelWidthMm: text(heelWidthMm),
  })
  return { left: foot(left), right: foot(right) }
}

/** Whether a pair is made for the average foot that nobody measured. */
export function isSample({ left, right }: PairMeasures): boolean {
  return [left, right].every((foot) => editableFigures.every((name) => foot[name] === common[name]))
}

export type PairFigureErrors = Readonly<Record<FootSide, TypedFigureErrors>>

export type TypedPair = {
  readonly measures: PairMeasures
  /** Including the estimated measurements and all tolerances. */
  readonly feet: Readonly<Record<FootSide, FootMeasures>>
}

type TypedMeasures = TypedPair | { readonly formErrors: PairFigureErrors }

/** Reads the typed measurements of both feet if they are plausible. The engine estimates empty fields. */
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

/** The pair of the initial form. */
export function firstPair(): TypedPair {
  const read = readPair(firstTexts('mm'), 'mm')
  if ('formErrors' in read) throw new Error('The initial measurements are invalid')
  return read
}
