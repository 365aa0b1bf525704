import { fail, ok, type Result } from '../result.ts'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure, FigureName, FootMeasures, FootSide, ToeForm } from './foot-figures.ts'
import { type LengthUnit, unitMm } from './length-unit.ts'
import { implausibleIn } from './plausible.ts'

/** What somebody can find with a wall, a ruler and a tape. Only the length must be told. */
export const typedFigures = ['lengthMm', 'ballWidthMm', 'heelWidthMm', 'ballGirthMm', 'instepHeightMm'] as const
export type TypedFigure = (typeof typedFigures)[number]

export type TypedFault = 'missing' | 'no_number' | 'out_of_range' | 'does_not_fit'
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
const typedOff: Readonly<Record<TypedFigure, number>> = {
  lengthMm: 3,
  ballWidthMm: 3,
  heelWidthMm: 3,
  ballGirthMm: 5,
  instepHeightMm: 4,
}

/** Nobody has seen the foot: it is known well enough to make a shoe, and worse than from a good photo. */
const typedScore = 60

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
  return fail<'refused', TypedFaults>('refused', Object.fromEntries(faults))
}

function typed(name: TypedFigure, value: number): Figure {
  return { value, tolerance: typedOff[name], method: 'typed' }
}

/** Full-width signs, a comma before the decimals and the unit behind the number are as good as any. */
function readMm(name: TypedFigure, text: string, usual: LengthUnit): { value?: number; fault?: TypedFault } {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  if (plain === '') return name === 'lengthMm' ? { fault: 'missing' } : {}
  const [, digits, unit = usual] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(mm|cm)?$/.exec(plain) ?? []
  if (digits === undefined) return { fault: 'no_number' }
  const mm = Number(digits.replace(',', '.')) * unitMm[unit as LengthUnit]
  // A tenth of a centimetre times ten is no whole number everywhere.
  return { value: Math.round(mm * 1_000) / 1_000 }
}

/** Numbers are told to be wrong alone, or not to fit the length: what else they fit was worked out from it. */
function unfitOf(figures: Readonly<Partial<Record<FigureName, Figure>>>): Fault[] {
  const isTyped = (name: FigureName): name is TypedFigure => typedFigures.some((one) => one === name)
  return implausibleIn(figures).flatMap(({ figure, against }) =>
    isTyped(figure) ? [[figure, against ? 'does_not_fit' : 'out_of_range'] as const] : [],
  )
}
