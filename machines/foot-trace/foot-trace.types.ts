import type { PaperName } from '#domain/foot/photo/paper/papers.ts'
import type { TraceMarks } from '#domain/foot/trace/by-hand/trace-marks.ts'
import type { PenKind } from '#domain/foot/trace/pen/pen-kinds.ts'
import type {
  TraceAnswer,
  TraceFault,
  TraceQuestion,
  TraceRefusalFacts,
  TraceStage,
} from '#domain/foot/trace/question/trace-question.ts'
import type { Result } from '#domain/result.ts'
import type { FileFault, PhotoSize } from '../foot-photo/foot-photo.types.ts'

export type MeasuredTrace = TraceAnswer & { readonly size: PhotoSize }

export type TraceOutcome = Result<
  MeasuredTrace,
  TraceFault | FileFault,
  TraceRefusalFacts & { readonly size?: PhotoSize }
>

/** Reading the file comes before the stages of the engine. */
export type TraceMeasureStage = 'reading' | TraceStage

/** What was asked of a photo, but for what a hand has set in it. */
export type TraceWish = {
  readonly photo: Blob
  readonly question: Omit<TraceQuestion, keyof TraceMarks>
}

export type FootTraceContext = {
  /** What was asked last, with what somebody has told since. */
  readonly wish: TraceWish | undefined
  readonly stage: TraceMeasureStage
  /** What came of it last. */
  readonly outcome: TraceOutcome | undefined
  /** What was seen of it last without a hand's help: a hand begins there. */
  readonly seen: TraceOutcome | undefined
  /** What a hand has set; nothing takes it away but a hand, or another photo. */
  readonly hand: TraceMarks
  /** The same as it was asked last. */
  readonly asked: TraceMarks
  /** … and before the handle was taken that is moved now. */
  readonly taken: TraceMarks
  /** … and before each step. */
  readonly steps: readonly TraceMarks[]
}

export type FootTraceEvent =
  | { type: 'photo.given'; wish: TraceWish }
  /** Something else is wished for: an answer to what was asked before would be taken for its own. */
  | { type: 'photo.changed' }
  | { type: 'stage.reached'; stage: TraceMeasureStage }
  | { type: 'photo.measured'; outcome: TraceOutcome }
  /** Nothing came of it, and nothing is known of why. */
  | { type: 'measuring.broken' }
  | { type: 'measuring.stopped' }
  /** Somebody tells what the photo does not. */
  | { type: 'paper.told'; paper: PaperName }
  | { type: 'pen.told'; pen: PenKind }
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
