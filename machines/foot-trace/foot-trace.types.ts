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

/** Reading the file comes before the stages of the engine. */
export type TraceMeasureStage = 'reading' | TraceStage

/** What was asked of a photo, but for what a hand has set in it. */
export type TraceRequest = {
  readonly photo: Blob
  readonly question: Omit<TraceQuestion, keyof TraceMarks>
}

/** What the photo does not tell and somebody did. */
export type TraceAnswers = { readonly paper?: PaperName; readonly pen?: PenKind }

/** What was seen of a photo without a hand: a hand begins there. */
export type DetectedTrace = Pick<KnownTrace, 'corners' | 'line' | 'gap' | 'isPair'> & {
  readonly side: FootSide | undefined
  readonly isAnswered: boolean
}

export type FootTraceContext = {
  /** What was asked last. */
  readonly request: TraceRequest | undefined
  /** … and what of it somebody has told since. */
  readonly answers: TraceAnswers
  readonly stage: TraceMeasureStage
  /** What came of it last. */
  readonly outcome: TraceOutcome | undefined
  readonly detected: DetectedTrace
  /** What came of it when a size that does not go with it was asked about; and whether it was kept as it is. */
  readonly sizeWarning: { readonly outcome: TraceOutcome | undefined; readonly isConfirmed: boolean } | undefined
  /** What a hand has set; nothing takes it away but a hand, or another photo. */
  readonly hand: TraceMarks
  /** The same as it was when this came of it. */
  readonly requestedMarks: TraceMarks
  /** … and before the handle was taken that is moved now. */
  readonly taken: TraceMarks
  /** … and before each step. */
  readonly steps: readonly TraceMarks[]
}

export type FootTraceEvent =
  | { type: 'photo.chosen'; request: TraceRequest }
  /** Something else is wished for: an answer to what was asked before would be taken for its own. */
  | { type: 'photo.changed' }
  | { type: 'stage.reached'; stage: TraceMeasureStage }
  | { type: 'photo.measured'; outcome: TraceOutcome }
  /** Nothing came of it, and nothing is known of why. */
  | { type: 'measuring.broken' }
  | { type: 'measuring.stopped' }
  /** Somebody tells what the photo does not. */
  | { type: 'paper.chosen'; paper: PaperName }
  | { type: 'pen.chosen'; pen: PenKind }
  /** It was another one. */
  | { type: 'pen.reconsidered' }
  /** The measure is right, whatever size is usually worn. */
  | { type: 'size.confirmed' }
  | { type: 'correction.opened' }
  /** Enough is set: it is measured with that. */
  | { type: 'correction.finished' }
  /** A handle is taken: what it sets until another one is taken is one step. */
  | { type: 'handle.chosen' }
  | { type: 'marks.set'; hand: TraceMarks }
  | { type: 'handle.put_back' }
  | { type: 'step.undone' }
  | { type: 'marks.cleared' }
  | { type: 'retry' }
