import type { ToeForm } from '../../foot/foot-figures.ts'
import type { Point } from '../../foot/geometry/point.ts'

/** What a last is shaped from: a foot's numbers with the room that it is given. */
export type LastFigures = {
  readonly lengthMm: number
  /** Of the foot itself, by which places along the last are counted: what the last is longer lies ahead of the ball. */
  readonly footLengthMm: number
  readonly ballWidthMm: number
  readonly heelWidthMm: number
  readonly ballGirthMm: number
  readonly instepHeightMm: number
  readonly heelToBallMm: number
  readonly bigToeAngleDeg: number
  readonly toeGapAlongMm: number
  readonly toeGapAcrossMm: number
  readonly toeForm: ToeForm
  /** The foot's own, heel at x = 0, the inner side towards +y; empty where nothing was seen. */
  readonly outline: readonly Point[]
  /** Between the big toe's room and that of the others. */
  readonly gapMm: number
}
