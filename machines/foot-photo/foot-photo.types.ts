import type { HandMarks, KnownPhoto } from '#domain/foot/photo/by-hand/hand-marks.ts'
import type {
  PhotoAnswer,
  PhotoQuestion,
  PhotoRejection,
  PhotoRejectionFacts,
  PhotoStage,
} from '#domain/foot/photo/question/photo-question.ts'
import type { Result } from '#domain/result.ts'

/** Why no pixels can be read from a file. */
export const fileRejections = ['empty', 'damaged', 'no_image', 'heic', 'too_large'] as const
export type FileRejection = (typeof fileRejections)[number]

/** The size of the decoded photo: points are in these pixels. */
export type PhotoSize = { readonly width: number; readonly height: number }

export type MeasuredFoot = PhotoAnswer & { readonly size: PhotoSize }

export type MeasureOutcome = Result<
  MeasuredFoot,
  PhotoRejection | FileRejection,
  PhotoRejectionFacts & { readonly size?: PhotoSize }
>

/** Reading the file precedes the stages of the engine. */
export type MeasureStage = 'reading' | PhotoStage

/** The request for a photo, without the marks that were set by hand. */
export type PhotoRequest = {
  readonly photo: Blob
  readonly question: Omit<PhotoQuestion, keyof HandMarks>
}

export type DetectedMarks = Pick<KnownPhoto, 'corners' | 'outline' | 'heelStands' | 'isHeelProven'>

export type FootPhotoContext = {
  readonly request: PhotoRequest | undefined
  readonly stage: MeasureStage
  /** The last outcome. */
  readonly outcome: MeasureOutcome | undefined
  /**
   * The last successful measurement and the marks it was made with: it stays while newer marks are measured or
   * rejected.
   */
  readonly answer: { readonly foot: MeasuredFoot; readonly hand: HandMarks } | undefined
  /** The measurement before any marks were set by hand. */
  readonly found: MeasuredFoot | undefined
  /** What was last detected without marks set by hand. */
  readonly detected: DetectedMarks
  /** The marks that were set by hand; only the visitor or another photo removes them. */
  readonly hand: HandMarks
  /** The marks that were last sent to the measuring. */
  readonly requestedMarks: HandMarks
  /** The marks before the current handle was taken. */
  readonly taken: HandMarks
  /** The marks before each step. */
  readonly steps: readonly HandMarks[]
  readonly isNewStep: boolean
}

export type FootPhotoEvent =
  | { type: 'photo.chosen'; request: PhotoRequest }
  /** The request changed: a result of the old request would be mistaken for the new one. */
  | { type: 'photo.changed' }
  | { type: 'stage.reached'; stage: MeasureStage }
  | { type: 'photo.measured'; outcome: MeasureOutcome }
  /** Measuring crashed, for an unknown reason. */
  | { type: 'measuring.broken' }
  | { type: 'measuring.stopped' }
  | { type: 'correction.opened' }
  | { type: 'correction.closed' }
  | { type: 'handle.chosen' }
  | { type: 'handle.grabbed' }
  | { type: 'handle.released' }
  | { type: 'handle.putBack' }
  | { type: 'marks.set'; hand: HandMarks }
  | { type: 'marks.rested' }
  | { type: 'step.undone' }
  | { type: 'marks.cleared' }
  | { type: 'retry.requested' }
