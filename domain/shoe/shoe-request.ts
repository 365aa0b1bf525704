import type { Feel } from '../fit/feel.ts'
import type { Adjustments, RoomFigure } from '../fit/room.ts'
import type { FigureName, FootSide, ToeForm } from '../foot/foot-figures.ts'
import type { Point } from '../foot/geometry/point.ts'
import type { WallFacts } from './finish/wall-facts.ts'
import type { FinishedMesh } from './geometry/mesh.ts'
import type { SolePlan } from './sole-plan.ts'

export const uppers = ['strap', 'sandal', 'shell'] as const
export type Upper = (typeof uppers)[number]

/** Detailed enough for display, or for printing. */
export const levels = ['preview', 'print'] as const
export type Level = (typeof levels)[number]

/** The measures that a shoe is made from; missing ones are estimated, and the report lists them. */
export type ShoeMeasures = Readonly<Partial<Record<FigureName, number>>> & {
  readonly lengthMm: number
  readonly toeForm?: ToeForm | undefined
  /** As in `FootMeasures`; empty or missing if no outline was detected. */
  readonly outline?: readonly Point[] | undefined
}

export type ShoeRequest = {
  readonly measures: ShoeMeasures
  readonly side: FootSide
  readonly upper: Upper
  readonly feel: Feel
  /** More or less room than the feel gives, from worn pairs, each within its range (domain/fit/wear.ts). */
  readonly adjustments?: Adjustments
  readonly level: Level
  /** A text that `readSoleText` accepts, raised under the arch; empty for none. */
  readonly soleText: string
}

export const shoeStages = ['last', 'field', 'mesh', 'simplify', 'finish'] as const
export type ShoeStage = (typeof shoeStages)[number]

export type Shoe = {
  readonly shoe: FinishedMesh
  /** The foot that the shoe was made for, to be displayed inside. */
  readonly foot: FinishedMesh
  /** The plan of the sole, to stand on before anything is made. */
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
  /** The text as it stands under the arch. */
  readonly soleText: string
  readonly volumeMm3: number
  readonly triangles: number
  readonly components: number
  readonly genus: number
  /** Of the finished mesh: equal in every environment. */
  readonly hash: string
  /** For prints only, measured on the printed mesh. */
  readonly walls?: WallFacts
  /** The figures measured on the last, next to the wanted ones: the foot plus the room of its feel. */
  readonly last: Readonly<Record<RoomFigure, { wanted: number; made: number }>>
  /** Measures that were missing and are estimated. */
  readonly estimated: readonly FigureName[]
  /** Given measures that the shoe follows only up to a limit. */
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
  /** The invalid measures; or, if a shoe cannot be made well, the properties that came out wrong. */
  readonly names?: readonly string[]
  readonly lowest?: number
  readonly highest?: number
}
