import type { Corners, PhotoAnswer, PhotoFault, PhotoQuestion, PhotoStage } from '#domain/foot/photo/photo-question.ts'
import type { Result } from '#domain/result.ts'

/** Why a file gives no pixels. */
export const fileFaults = ['no_image', 'heic', 'too_large'] as const
export type FileFault = (typeof fileFaults)[number]

/** A photo as it was looked at: points are in these pixels. */
export type PhotoSize = { readonly width: number; readonly height: number }

export type MeasureOrder = { readonly file: Blob; readonly question: PhotoQuestion }

export type MeasureOutcome = Result<
  PhotoAnswer & { readonly size: PhotoSize },
  PhotoFault | FileFault,
  { readonly corners?: Corners; readonly size?: PhotoSize }
>

/** Reading the file comes before the stages of the engine. */
export type MeasureStage = 'reading' | PhotoStage

export type MeasureNews = { readonly stage: MeasureStage } | { readonly outcome: MeasureOutcome }
