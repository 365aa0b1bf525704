import type { Feel } from '../fit/feel.ts'
import type { Adjustments, RoomFigure } from '../fit/room.ts'
import type { FigureName, FootSide, ToeForm } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import type { WallFacts } from './finish/wall-facts.ts'
import type { FinishedMesh } from './geometry/mesh.ts'
import type { SolePlan } from './sole-plan.ts'

export const uppers = ['strap', 'sandal', 'shell'] as const
export type Upper = (typeof uppers)[number]

/** Fine enough to look at, or fine enough to print. */
export const levels = ['preview', 'print'] as const
export type Level = (typeof levels)[number]

/** The numbers that a shoe is made from; what is missing is estimated, and the report says so. */
export type ShoeMeasures = Readonly<Partial<Record<FigureName, number>>> & {
  readonly lengthMm: number
  readonly toeForm?: ToeForm | undefined
  /** As `FootMeasures` has it; empty or missing where nothing was seen. */
  readonly outline?: readonly Point[] | undefined
}

export type ShoeRequest = {
  readonly measures: ShoeMeasures
  readonly side: FootSide
  readonly upper: Upper
  readonly feel: Feel
  /** What wearing a pair has told: more or less room than the feel gives, each within its range (domain/fit/wear.ts). */
  readonly adjustments?: Adjustments
  readonly level: Level
  /** Letters that `readSoleText` takes, raised under the arch; empty for none. */
  readonly soleText: string
}

export const shoeStages = ['last', 'field', 'mesh', 'simplify', 'finish'] as const
export type ShoeStage = (typeof shoeStages)[number]

export type Shoe = {
  readonly shoe: FinishedMesh
  /** The foot as the shoe was made for it, to be shown inside. */
  readonly foot: FinishedMesh
  /** To stand on before anything is made. */
  readonly sole: SolePlan
  readonly report: ShoeReport
}

/** What was made, and from what. */
export type ShoeReport = {
  readonly side: FootSide
  readonly upper: Upper
  readonly level: Level
  readonly feel: Feel
  readonly adjustments: Adjustments
  /** As it stands under the arch. */
  readonly soleText: string
  readonly volumeMm3: number
  readonly triangles: number
  readonly components: number
  readonly genus: number
  /** Of the finished mesh: equal wherever it was made. */
  readonly hash: string
  /** Of a print only, measured on its mesh. */
  readonly walls?: WallFacts
  /** Measured on the last, beside what it was to be: the foot and the room that the feel gives it. */
  readonly last: Readonly<Record<RoomFigure, { wanted: number; made: number }>>
  /** Measures that were missing and are estimated. */
  readonly estimated: readonly FigureName[]
  /** Measures that were told and that a shoe does not follow as far as they go. */
  readonly limited: readonly FigureName[]
}

export const shoeErrors = [
  'not_a_number',
  'out_of_range',
  'contradicting',
  'missing_length',
  'outline_unusable',
  'sole_text_unusable',
  'cannot_be_made_well',
] as const
export type ShoeError = (typeof shoeErrors)[number]

export type ShoeErrorFacts = {
  /** Of the measures at fault; where a shoe cannot be made well, of what came out wrong. */
  readonly names?: readonly string[]
  readonly lowest?: number
  readonly highest?: number
}
