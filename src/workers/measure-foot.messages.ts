import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import type { MeasureOutcome, MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'

export type MeasureOrder = { readonly file: Blob; readonly question: PhotoQuestion }

export type MeasureEvent = { readonly stage: MeasureStage } | { readonly outcome: MeasureOutcome }
