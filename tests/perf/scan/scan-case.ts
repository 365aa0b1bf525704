import type { FootSide, Method, ToeForm } from '#domain/foot/foot-figures.ts'
import type { PhotoRejection, PhotoStage } from '#domain/foot/photo/question/photo-question.ts'

/** The measurements whose true values are known. */
export const judgedFigures = [
  'lengthMm',
  'ballWidthMm',
  'footBreadthMm',
  'heelWidthMm',
  'bigToeAngleDeg',
  'toeGapAlongMm',
  'toeGapAcrossMm',
] as const
export type JudgedFigure = (typeof judgedFigures)[number]

export const groupings = ['floor', 'skin', 'sock', 'paper', 'distance', 'tilt', 'lens', 'size'] as const
export type Grouping = (typeof groupings)[number]

export type ExpectedScan = Readonly<Partial<Record<JudgedFigure, number>>> & {
  readonly side?: FootSide
  readonly toeForm?: ToeForm
}

export type ScanOutcome =
  | {
      readonly isAnswer: true
      readonly side: FootSide
      readonly toeForm: ToeForm | undefined
      readonly figures: Readonly<Partial<Record<JudgedFigure, number>>>
      readonly tolerances: Readonly<Partial<Record<JudgedFigure, number>>>
      readonly methods: Readonly<Partial<Record<JudgedFigure, Method>>>
      readonly quality: number
    }
  | { readonly isAnswer: false; readonly code: string }

/** One photo: its true values, and the engine's outcome. */
export type ScanCase = {
  readonly name: string
  readonly groups: Readonly<Partial<Record<Grouping, string>>>
  readonly expected: ExpectedScan
  /** For a photo that breaks the protocol: how, and which codes are correct. */
  readonly broken: {
    readonly kind: string
    readonly codes: readonly PhotoRejection[]
    readonly hasFoot: boolean
  } | null
  readonly outcome: ScanOutcome
  /** The outcome with the sheet's corners set by hand, if the photo was rejected without. */
  readonly byHand: ScanOutcome | null
  readonly decodeMs: number
  readonly stageMs: Readonly<Partial<Record<PhotoStage, number>>>
  readonly totalMs: number
  /** The processor time: the same on a busy machine. */
  readonly processorMs: number
}

/** The error of an answer in one measurement. */
export function measureError({ expected, outcome }: ScanCase, figure: JudgedFigure): number | undefined {
  const [is, was] = [expected[figure], outcome.isAnswer ? outcome.figures[figure] : undefined]
  return is === undefined || was === undefined ? undefined : was - is
}
