import type { HandMarks, KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type {
  PhotoAnswer,
  PhotoQuestion,
  PhotoRejection,
  PhotoRejectionFacts,
  PhotoStage,
} from '#domain/foot/photo/question/photo-question.ts'
import type { Result } from '#domain/result.ts'

/** Why a file gives no pixels. */
export const fileRejections = ['empty', 'damaged', 'no_image', 'heic', 'too_large'] as const
export type FileRejection = (typeof fileRejections)[number]

/** A photo as it was looked at: points are in these pixels. */
export type PhotoSize = { readonly width: number; readonly height: number }

export type MeasuredFoot = PhotoAnswer & { readonly size: PhotoSize }

export type MeasureOutcome = Result<
  MeasuredFoot,
  PhotoRejection | FileRejection,
  PhotoRejectionFacts & { readonly size?: PhotoSize }
>

/** Reading the file comes before the stages of the engine. */
export type MeasureStage = 'reading' | PhotoStage

/** What was asked of a photo, but for what a hand has set in it. */
export type PhotoRequest = {
  readonly photo: Blob
  readonly question: Omit<PhotoQuestion, keyof HandMarks>
}

export type DetectedMarks = Pick<KnownPhoto, 'corners' | 'outline' | 'heelStands' | 'isHeelProven'>

export type FootPhotoContext = {
  readonly request: PhotoRequest | undefined
  readonly stage: MeasureStage
  /** What came of it last. */
  readonly outcome: MeasureOutcome | undefined
  /** The last answer, and what a hand had set for it: it stays while newer marks are measured, or refused. */
  readonly answer: { readonly foot: MeasuredFoot; readonly hand: HandMarks } | undefined
  /** The answer before any hand had set anything. */
  readonly found: MeasuredFoot | undefined
  /** What was seen of it last, without a hand's help. */
  readonly detected: DetectedMarks
  /** What a hand has set; nothing takes it away but a hand, or another photo. */
  readonly hand: HandMarks
  /** The same as it was asked last. */
  readonly requestedMarks: HandMarks
  /** … and before the handle was taken that is moved now. */
  readonly taken: HandMarks
  /** … and before each step. */
  readonly steps: readonly HandMarks[]
  readonly isNewStep: boolean
}

export type FootPhotoEvent =
  | { type: 'photo.chosen'; request: PhotoRequest }
  /** Something else is wished for: an answer to what was asked before would be taken for its own. */
  | { type: 'photo.changed' }
  | { type: 'stage.reached'; stage: MeasureStage }
  | { type: 'photo.measured'; outcome: MeasureOutcome }
  /** Nothing came of it, and nothing is known of why. */
  | { type: 'measuring.broken' }
  | { type: 'measuring.stopped' }
  | { type: 'correction.opened' }
  | { type: 'correction.closed' }
  | { type: 'handle.chosen' }
  | { type: 'handle.grabbed' }
  | { type: 'handle.released' }
  | { type: 'handle.put_back' }
  | { type: 'marks.set'; hand: HandMarks }
  | { type: 'marks.rested' }
  | { type: 'step.undone' }
  | { type: 'marks.cleared' }
  | { type: 'retry' }
