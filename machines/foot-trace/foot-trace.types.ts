import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { KnownTrace, TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type {
  TraceAnswer,
  TraceQuestion,
  TraceRejection,
  TraceRejectionFacts,
  TraceStage,
} from '#domain/foot/trace/question/trace-question.ts'
import type { Result } from '#domain/result.ts'
import type { FileRejection, PhotoSize } from '../foot-photo/foot-photo.types.ts'

export type MeasuredTrace = TraceAnswer & { readonly size: PhotoSize }

export type TraceOutcome = Result<
  MeasuredTrace,
  TraceRejection | FileRejection,
  TraceRejectionFacts & { readonly size?: PhotoSize }
>

/** Reading the file precedes the stages of the engine. */
export type TraceMeasureStage = 'reading' | TraceStage

/** The request for a photo, without the marks that were set by hand. */
export type TraceRequest = {
  readonly photo: Blob
  readonly question: Omit<TraceQuestion, keyof TraceMarks>
}

/** Answers of the visitor to what the photo does not show. */
export type TraceAnswers = { readonly paper?: PaperName; readonly pen?: PenKind }

/** What was detected without marks set by hand: corrections start from it. */
export type DetectedTrace = Pick<KnownTrace, 'corners' | 'line' | 'gap' | 'isPair'> & {
  readonly side: FootSide | undefined
  readonly isAnswered: boolean
}

export type FootTraceContext = {
  /** The last request. */
  readonly request: TraceRequest | undefined
  /** The answers given since that request. */
  readonly answers: TraceAnswers
  readonly stage: TraceMeasureStage
  /** The last outcome. */
  readonly outcome: TraceOutcome | undefined
  readonly detected: DetectedTrace
  /** The outcome whose size warning was shown, and whether the visitor confirmed the measure. */
  readonly sizeWarning: { readonly outcome: TraceOutcome | undefined; readonly isConfirmed: boolean } | undefined
  /** The marks that were set by hand; only the visitor or another photo removes them. */
  readonly hand: TraceMarks
  /** The marks that the last outcome was measured with. */
  readonly requestedMarks: TraceMarks
  /** The marks before the current handle was taken. */
  readonly taken: TraceMarks
  /** The marks before each step. */
  readonly steps: readonly TraceMarks[]
}

export type FootTraceEvent =
  | { type: 'photo.chosen'; request: TraceRequest }
  /** The request changed: a result of the old request would be mistaken for the new one. */
  | { type: 'photo.changed' }
  | { type: 'stage.reached'; stage: TraceMeasureStage }
  | { type: 'photo.measured'; outcome: TraceOutcome }
  /** Measuring crashed, for an unknown reason. */
  | { type: 'measuring.broken' }
  | { type: 'measuring.stopped' }
  /** The visitor answers what the photo does not show. */
  | { type: 'paper.chosen'; paper: PaperName }
  | { type: 'pen.chosen'; pen: PenKind }
  /** The visitor wants to change the answer about the pen. */
  | { type: 'pen.reconsidered' }
  /** The visitor confirms the measure, despite the size usually worn. */
  | { type: 'size.confirmed' }
  | { type: 'correction.opened' }
  /** The visitor finishes the correction: the photo is measured with the marks. */
  | { type: 'correction.finished' }
  /** A handle is taken: everything it sets until another one is taken is one step. */
  | { type: 'handle.chosen' }
  | { type: 'marks.set'; hand: TraceMarks }
  | { type: 'handle.putBack' }
  | { type: 'step.undone' }
  | { type: 'marks.cleared' }
  | { type: 'retry.requested' }
