import type { Point } from '../../geometry/point.ts'

/** A point of the line on the sheet, in mm: the middle of the ink, which way leads out of the foot, and how sure it is. */
export type LinePoint = Point & {
  readonly outX: number
  readonly outY: number
  /** How wide the ink is there. Nothing where the line was bridged. */
  readonly inkMm: number
  /** One standard deviation across the line. */
  readonly sigmaMm: number
  readonly isBridged: boolean
}

/** A closed line around a foot, against the clock with y upwards, its points about a millimetre apart. */
export type SeenLine = {
  readonly points: readonly LinePoint[]
  /** The longest piece without ink, and its two ends. */
  readonly openMm: number
  readonly open: readonly [Point, Point] | undefined
  /** The pen lies there. */
  readonly isOpenHidden: boolean
  /** How much of it is bridged in all. */
  readonly bridgedMm: number
  /** Along so much of it a second line runs beside it, and how far apart the two are there (root of the mean square). */
  readonly doubledMm: number
  readonly apartMm: number
  /** The rear end of the short line between the first two toes. */
  readonly gap: { readonly rear: Point; readonly sigmaMm: number } | undefined
}
