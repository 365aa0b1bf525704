import type { ToeForm } from '../../foot/foot-figures.ts'
import type { Point } from '../../foot/geometry/point.ts'

/** The figures that shape a last: those of the foot plus its room. */
export type LastFigures = {
  readonly lengthMm: number
  /**
   * The length of the foot itself, by which positions along the last are counted: the extra length of the last lies
   * ahead of the ball.
   */
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
  /** The foot's own outline, heel at x = 0, inner side towards +y; empty if none was detected. */
  readonly outline: readonly Point[]
  /** The gap between the insides of the big toe and of the other toes. */
  readonly gapMm: number
}
