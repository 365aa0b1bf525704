import type { Point } from './geometry/point.ts'

export type FootSide = 'left' | 'right'

/**
 * Which toes lead: the first (egyptian), the second (greek), the first three alike (roman), four or five alike (square).
 */
export type ToeForm = 'egyptian' | 'greek' | 'roman' | 'square'

/** Measured in the photo, estimated from the others by a published regression, or entered by the customer. */
export type Method = 'measured' | 'estimated' | 'typed'

/** Every number that a foot has for us, with its unit. */
export const figureUnits = {
  /** Heel to the tip of the longest toe, along the foot's axis. */
  lengthMm: 'mm',
  /** Oblique, over the heads of the first and the fifth metatarsal bone, seen from above. */
  ballWidthMm: 'mm',
  /** The widest place of the forefoot, perpendicular to the foot's axis. */
  footBreadthMm: 'mm',
  heelWidthMm: 'mm',
  ballGirthMm: 'mm',
  instepHeightMm: 'mm',
  archHeightMm: 'mm',
  /** Heel to the head of the first metatarsal bone, along the axis. */
  heelToBallMm: 'mm',
  /** Between the axis and the line from the ball's inner point along the inner side of the big toe; inwards is positive. */
  bigToeAngleDeg: 'deg',
  /** Where the gap between the first and the second toe begins: from the heel along the axis. */
  toeGapAlongMm: 'mm',
  /** … and beside the axis, towards the big toe positive. */
  toeGapAcrossMm: 'mm',
} as const

export type FigureName = keyof typeof figureUnits

/** A number, how far it may be off in 95 of 100 cases (in its own unit), and how it was found. */
export type Figure = { readonly value: number; readonly tolerance: number; readonly method: Method }

export type Quality = {
  /** 0 to 100. */
  readonly score: number
  /** What took points away. */
  readonly reasons: readonly QualityReason[]
}

export const qualityReasons = [
  'tilted',
  'far',
  'soft',
  'dim',
  'glare',
  'edge_hidden',
  'focal_unknown',
  'heel_assumed',
  'heel_unsure',
  'low_contrast',
  'numbers_unusual',
  'sheet_bent',
  'line_bridged',
  'line_doubled',
  'pen_entered',
  'sitting',
] as const
export type QualityReason = (typeof qualityReasons)[number]

/** What is known of one foot, whatever it was found by. */
export type FootMeasures = {
  readonly side: FootSide
  readonly figures: Readonly<Partial<Record<FigureName, Figure>>> & { readonly lengthMm: Figure }
  readonly toeForm: { readonly value: ToeForm; readonly method: Method } | undefined
  /**
   * The foot from above, closed, in mm: heel on y = 0, toes towards +y, x to the right with the toes up and 0 on the axis.
   * Empty where nothing was seen.
   */
  readonly outline: readonly Point[]
  readonly quality: Quality
}
