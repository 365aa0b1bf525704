import type { FootMeasures, FootSide } from '../../foot-figures.ts'
import type { Point } from '../../geometry/point.ts'
import type { PaperName } from '../../photo/paper/papers.ts'
import type { Corners } from '../../photo/question/photo-question.ts'
import type { PenKind } from '../pen/pen-kinds.ts'

export type Stance = 'standing' | 'sitting'

/** The input for measuring a photo of a traced foot. Points are in pixels of the photo, from its upper left corner. */
export type TraceQuestion = {
  /** Sheets of one shape (such as A4 and A3) are distinguished by this statement alone. */
  readonly paper: PaperName | 'auto'
  readonly side: FootSide | 'auto'
  /** How much of the person's weight the foot bore. */
  readonly stance: Stance
  /** What drew the line, where no pen lies in the picture. */
  readonly pen?: PenKind
  /** The length of foot that the person's usual shoe size is made for. */
  readonly usualMm?: number
  /** Focal length in 35 mm terms, from the photo's metadata. */
  readonly focal35Mm?: number
  /** Set by hand: in any order. */
  readonly corners?: Corners
  /** The line, followed by hand: closed. */
  readonly outline?: readonly Point[]
  /** Pointed at by hand: the rear end of the short line between the first two toes. */
  readonly gap?: Point
}

/** The points of an input that were marked by hand. */
export const traceHandMarks = ['corners', 'outline', 'gap'] as const
export type TraceHandMark = (typeof traceHandMarks)[number]

/** Why a photo of a tracing has no result. Each names one thing to change, or one thing to state. */
export const traceRejections = [
  'dark',
  'blurred',
  'glare',
  'no_paper',
  'paper_cut_off',
  'too_small',
  'oblique',
  'paper_bent',
  'which_paper',
  'no_line',
  'line_open',
  'line_off_sheet',
  'pen_leaned',
  'two_alike',
  'which_pen',
  'implausible',
] as const
export type TraceRejection = (typeof traceRejections)[number]

export const traceStages = ['looking', 'paper', 'line', 'pen', 'figures'] as const
export type TraceStage = (typeof traceStages)[number]

export const traceWarnings = [
  'tilted',
  'paper_bent',
  'line_bridged',
  'line_doubled',
  'pen_entered',
  'no_gap_mark',
  'other_side',
  'size_differs',
  'small_for_paper',
  'large_for_paper',
] as const
export type TraceWarning = (typeof traceWarnings)[number]

/** One traced foot: what it measures, and where its line was seen. */
export type TracedFoot = {
  readonly foot: FootMeasures
  /** In pixels of the photo: the middle of the line, closed. */
  readonly line: readonly Point[]
  /** Where the gap beside the big toe was marked: the rear end of the mark. */
  readonly gap: Point | undefined
}

/** What a photo of a sheet gave: one foot, or a left and a right one. */
export type TraceAnswer = {
  readonly feet: readonly [TracedFoot] | readonly [TracedFoot, TracedFoot]
  readonly warnings: readonly TraceWarning[]
  readonly paper: PaperName
  readonly seen: TraceSeen
  /** What was not seen but pointed at. */
  readonly byHand: readonly TraceHandMark[]
}

export type TraceSeen = {
  /** In pixels of the photo. */
  readonly corners: Corners
  /** Both ends of the pen, its tip first, in pixels of the photo; nothing where none was seen. */
  readonly pen: readonly [Point, Point] | undefined
  readonly tiltDeg: number
  readonly heightMm: number
  readonly focal35Mm: number
}

/** What goes with a refusal: what was seen before. */
export type TraceRejectionFacts = {
  readonly corners?: Corners
  readonly line?: readonly Point[]
  /** Where the line is open: both ends of its widest gap. */
  readonly open?: readonly [Point, Point]
  /** The possible sheets, if the customer has to choose one. */
  readonly papers?: readonly PaperName[]
}
