import type { FootSide, Method, ToeForm } from '#domain/foot/foot-figures.ts'
import type { TraceRejection, TraceStage, TraceWarning } from '#domain/foot/trace/question/trace-question.ts'
import type { JudgedFigure } from '../scan-case.ts'

export const traceGroupings = [
  'pen',
  'pen in the picture',
  'paper',
  'print',
  'sheet',
  'feet',
  'drawn',
  'lies',
  'floor',
  'distance',
  'tilt',
  'lens',
  'size',
] as const
export type TraceGrouping = (typeof traceGroupings)[number]

export type ReportedFoot = {
  readonly side: FootSide
  readonly toeForm: ToeForm | undefined
  readonly figures: Readonly<Partial<Record<JudgedFigure, number>>>
  readonly tolerances: Readonly<Partial<Record<JudgedFigure, number>>>
  readonly methods: Readonly<Partial<Record<JudgedFigure, Method>>>
}

export type TraceOutcome =
  | { readonly isAnswer: true; readonly feet: readonly ReportedFoot[]; readonly warnings: readonly TraceWarning[] }
  | { readonly isAnswer: false; readonly code: string }

export type ExpectedFoot = Readonly<Partial<Record<JudgedFigure, number>>> & {
  readonly side?: FootSide
  readonly toeForm?: ToeForm
}

/** One photo of a sheet: its true values, and the engine's outcome. */
export type TraceCase = {
  readonly name: string
  readonly groups: Readonly<Partial<Record<TraceGrouping, string>>>
  readonly feet: readonly ExpectedFoot[]
  readonly isMarked: boolean
  readonly broken: {
    readonly kind: string
    readonly codes: readonly TraceRejection[]
    readonly hasFoot: boolean
  } | null
  readonly outcome: TraceOutcome
  readonly decodeMs: number
  readonly stageMs: Readonly<Partial<Record<TraceStage, number>>>
  readonly totalMs: number
  readonly processorMs: number
}

/** A foot of an answer with the true foot: for two feet, the one of the same side. */
export type FootCase = {
  readonly name: string
  readonly expected: ExpectedFoot
  readonly told: ReportedFoot
  readonly isMarked: boolean
}

export function footCases({ name, feet, outcome, isMarked }: TraceCase): FootCase[] {
  if (!outcome.isAnswer) return []
  return feet.flatMap((expected) => {
    const told = feet.length === 1 ? outcome.feet[0] : outcome.feet.find(({ side }) => side === expected.side)
    return told ? [{ name, expected, told, isMarked }] : []
  })
}

/** The error of an answer in one measurement. The gap between the toes counts only if its mark was measured. */
export function measureFootError({ expected, told, isMarked }: FootCase, figure: JudgedFigure): number | undefined {
  const [is, was] = [expected[figure], told.figures[figure]]
  if (is === undefined || was === undefined) return undefined
  const isGap = figure === 'toeGapAlongMm' || figure === 'toeGapAcrossMm'
  return isGap && (!isMarked || told.methods[figure] !== 'measured') ? undefined : was - is
}

/** An answer with a larger error misleads its customer: it should have been a rejection. */
const wrongBeyondMm = 4

/** Whether the length or width of an answer is far from the truth, the number of feet is wrong, or there is no foot. */
export function isWrongTrace(one: TraceCase): boolean {
  if (!one.outcome.isAnswer) return false
  if (one.broken?.hasFoot === false) return true
  const feet = footCases(one)
  return (
    feet.length < one.feet.length ||
    feet.some((foot) =>
      (['lengthMm', 'ballWidthMm'] as const).some(
        (figure) => Math.abs(measureFootError(foot, figure) ?? 0) > wrongBeyondMm,
      ),
    )
  )
}
