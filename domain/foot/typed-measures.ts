import { fail, ok, type Result } from '../result.ts'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure, FigureName, FootMeasures, FootSide, ToeForm } from './foot-figures.ts'
import type { LengthUnit } from './length-unit.ts'
import { implausibleIn } from './plausible.ts'
import { typedMm } from './typed-length.ts'

/** What can be measured with a wall, a ruler and a tape. Only the length is required. */
export const typedFigures = ['lengthMm', 'ballWidthMm', 'heelWidthMm', 'ballGirthMm', 'instepHeightMm'] as const
export type TypedFigure = (typeof typedFigures)[number]

/** Which number does not go with which. */
const figurePairErrors = {
  ballWidthMm: { lengthMm: 'ball_width_off_length' },
  heelWidthMm: { lengthMm: 'heel_width_off_length' },
  ballGirthMm: { lengthMm: 'ball_girth_off_length', ballWidthMm: 'ball_girth_off_ball_width' },
  instepHeightMm: { lengthMm: 'instep_height_off_length' },
} as const
type FieldError<Errors> = Errors[keyof Errors]
export type FigurePairError = {
  [Name in keyof typeof figurePairErrors]: FieldError<(typeof figurePairErrors)[Name]>
}[keyof typeof figurePairErrors]

export type TypedFigureError = 'missing' | 'no_number' | 'out_of_range' | FigurePairError
export type TypedFigureErrors = Readonly<Partial<Record<TypedFigure, TypedFigureError>>>

export type TypedForm = {
  readonly side: FootSide
  readonly toeForm?: ToeForm | undefined
  /** As they were typed. */
  readonly texts: Readonly<Partial<Record<TypedFigure, string>>>
  /** In what they are, where no unit stands behind them. */
  readonly unit?: LengthUnit
}

/** Of our own: how far a careful person is off by hand. A tape is pulled more or less; a foot against the wall moves. */
export const typedOffMm: Readonly<Record<TypedFigure, number>> = {
  lengthMm: 3,
  ballWidthMm: 3,
  heelWidthMm: 3,
  ballGirthMm: 5,
  instepHeightMm: 4,
}

/** Typed measurements are good enough to make a shoe, and worse than those from a good photo. */
export const typedScore = 60

/** The typed numbers, if they can be those of one foot; or the error of each field. */
export function typedMeasures({
  side,
  toeForm,
  texts,
  unit = 'mm',
}: TypedForm): Result<FootMeasures, 'refused', TypedFigureErrors> {
  const read = typedFigures.map((name) => ({ name, ...readMm(name, texts[name] ?? '', unit) }))
  const unread = read.flatMap(({ name, error }) => (error ? [[name, error] as const] : []))
  if (unread.length > 0) return failWithErrors(unread)
  const figures: Partial<Record<FigureName, Figure>> = Object.fromEntries(
    read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, typed(name, value)]])),
  )
  const { lengthMm } = figures
  if (!lengthMm) return failWithErrors([['lengthMm', 'missing']])
  const unfit = findImplausible(figures)
  if (unfit.length > 0) return failWithErrors(unfit)
  return ok({
    side,
    figures: estimateMissing({ ...figures, lengthMm }),
    toeForm: toeForm && { value: toeForm, method: 'typed' },
    outline: [],
    quality: { score: typedScore, reasons: [] },
  })
}

type FigureErrorEntry = readonly [TypedFigure, TypedFigureError]

function failWithErrors(errors: readonly FigureErrorEntry[]) {
  // A number that contradicts two others is reported with the first.
  return fail<'refused', TypedFigureErrors>('refused', Object.fromEntries(errors.toReversed()))
}

function typed(name: TypedFigure, value: number): Figure {
  return { value, tolerance: typedOffMm[name], method: 'typed' }
}

function readMm(
  name: TypedFigure,
  text: string,
  defaultUnit: LengthUnit,
): { value?: number; error?: TypedFigureError } {
  if (text.trim() === '') return name === 'lengthMm' ? { error: 'missing' } : {}
  const value = typedMm(text, defaultUnit)
  return value === undefined ? { error: 'no_number' } : { value }
}

const pairs: Partial<Record<FigureName, Partial<Record<FigureName, FigurePairError>>>> = figurePairErrors

/** A number is reported as wrong alone, or together with the one that it contradicts. */
function findImplausible(figures: Readonly<Partial<Record<FigureName, Figure>>>): FigureErrorEntry[] {
  const isTyped = (name: FigureName): name is TypedFigure => typedFigures.some((one) => one === name)
  return implausibleIn(figures).flatMap(({ figure, against }): FigureErrorEntry[] => {
    if (!isTyped(figure)) return []
    if (!against) return [[figure, 'out_of_range']]
    const error = pairs[figure]?.[against]
    return error ? [[figure, error]] : []
  })
}
