import { fail, ok, type Result } from '../result.ts'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure, FigureName, FootMeasures, FootSide, ToeForm } from './foot-figures.ts'
import type { LengthUnit } from './length-unit.ts'
import { implausibleIn } from './plausible.ts'
import { typedMm } from './typed-length.ts'

/** What somebody can find with a wall, a ruler and a tape. Only the length must be told. */
export const typedFigures = ['lengthMm', 'ballWidthMm', 'heelWidthMm', 'ballGirthMm', 'instepHeightMm'] as const
export type TypedFigure = (typeof typedFigures)[number]

/** Which number does not go with which. */
const pairFaults = {
  ballWidthMm: { lengthMm: 'ball_width_off_length' },
  heelWidthMm: { lengthMm: 'heel_width_off_length' },
  ballGirthMm: { lengthMm: 'ball_girth_off_length', ballWidthMm: 'ball_girth_off_ball_width' },
  instepHeightMm: { lengthMm: 'instep_height_off_length' },
} as const
type PairsOf<Faults> = Faults[keyof Faults]
export type PairFault = {
  [Name in keyof typeof pairFaults]: PairsOf<(typeof pairFaults)[Name]>
}[keyof typeof pairFaults]

export type TypedFault = 'missing' | 'no_number' | 'out_of_range' | PairFault
export type TypedFaults = Readonly<Partial<Record<TypedFigure, TypedFault>>>

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

/** Nobody has seen the foot: it is known well enough to make a shoe, and worse than from a good photo. */
export const typedScore = 60

/** Numbers that somebody typed, as far as they can be those of one foot; or what is wrong with which field. */
export function typedMeasures({
  side,
  toeForm,
  texts,
  unit = 'mm',
}: TypedForm): Result<FootMeasures, 'refused', TypedFaults> {
  const read = typedFigures.map((name) => ({ name, ...readMm(name, texts[name] ?? '', unit) }))
  const unread = read.flatMap(({ name, fault }) => (fault ? [[name, fault] as const] : []))
  if (unread.length > 0) return refused(unread)
  const figures: Partial<Record<FigureName, Figure>> = Object.fromEntries(
    read.flatMap(({ name, value }) => (value === undefined ? [] : [[name, typed(name, value)]])),
  )
  const { lengthMm } = figures
  if (!lengthMm) return refused([['lengthMm', 'missing']])
  const unfit = unfitOf(figures)
  if (unfit.length > 0) return refused(unfit)
  return ok({
    side,
    figures: estimateMissing({ ...figures, lengthMm }),
    toeForm: toeForm && { value: toeForm, method: 'typed' },
    outline: [],
    quality: { score: typedScore, reasons: [] },
  })
}

type Fault = readonly [TypedFigure, TypedFault]

function refused(faults: readonly Fault[]) {
  // Of a number that goes with neither of two others, the first is told.
  return fail<'refused', TypedFaults>('refused', Object.fromEntries(faults.toReversed()))
}

function typed(name: TypedFigure, value: number): Figure {
  return { value, tolerance: typedOffMm[name], method: 'typed' }
}

function readMm(name: TypedFigure, text: string, usual: LengthUnit): { value?: number; fault?: TypedFault } {
  if (text.trim() === '') return name === 'lengthMm' ? { fault: 'missing' } : {}
  const value = typedMm(text, usual)
  return value === undefined ? { fault: 'no_number' } : { value }
}

const pairs: Partial<Record<FigureName, Partial<Record<FigureName, PairFault>>>> = pairFaults

/** Numbers are told to be wrong alone, or with which other one they do not go. */
function unfitOf(figures: Readonly<Partial<Record<FigureName, Figure>>>): Fault[] {
  const isTyped = (name: FigureName): name is TypedFigure => typedFigures.some((one) => one === name)
  return implausibleIn(figures).flatMap(({ figure, against }): Fault[] => {
    if (!isTyped(figure)) return []
    if (!against) return [[figure, 'out_of_range']]
    const fault = pairs[figure]?.[against]
    return fault ? [[figure, fault]] : []
  })
}
