import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { Adjustments } from '#domain/fit/room.ts'
import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeError, ShoeErrorFacts, ShoeMeasures, ShoeStage, Upper } from '#domain/shoe/shoe-request.ts'

export type PairOfShoes = Readonly<Record<FootSide, Shoe>>

/** A pair as it is wished for: each shoe has numbers of its own. */
export type PairRequest = {
  readonly measures: Readonly<Record<FootSide, ShoeMeasures>>
  readonly upper: Upper
  readonly feel: Feel
  /** What wearing a pair has told of either foot. */
  readonly adjustments?: Readonly<Record<FootSide, Adjustments>>
  /** Under the arch; empty for none. */
  readonly soleText: string
  /** What is known of each foot, and how far it may be off. */
  readonly feet: Readonly<Record<FootSide, FootMeasures>>
}

/** The room around both feet, of the pair that is shown. */
export type PairOfMaps = Readonly<Record<FootSide, ClearanceMap>>

/** The room of a pair as it was made, for feet that are off by a share of their tolerances, from -1 to 1. */
export type ClearanceMapRequest = { readonly request: PairRequest; readonly share: number }

export type MakePairError = {
  readonly side: FootSide
  readonly code: ShoeError
  readonly facts: ShoeErrorFacts
}

export type PairOutcome = Result<PairOfShoes, 'refused', MakePairError>

/** How far each shoe of the pair is. */
export type PairStages = Readonly<Partial<Record<FootSide, ShoeStage>>>

/** Whether the picture stands, or why there is none and there will not be one. */
export type PictureOutcome = Result<undefined, 'no_webgl'>

export type ShoeViewerContext = {
  readonly request: PairRequest | undefined
  /** The last pair that could be made; it stays in sight while another is being made. */
  readonly pair: PairOfShoes | undefined
  /** What that pair was made from. */
  readonly madeFor: PairRequest | undefined
  readonly stages: PairStages
  readonly error: MakePairError | undefined
  /** Which feet the room is asked for: those that were found at 0. */
  readonly share: number
  readonly map: PairOfMaps | undefined
  /** Which pair and feet that map is of: another may be shown already. */
  readonly mapRequest: { readonly pair: PairOfShoes; readonly share: number } | undefined
}

export type ShoeViewerEvent =
  | { type: 'pair.wanted'; request: PairRequest }
  | { type: 'stage.reached'; side: FootSide; stage: ShoeStage }
  | { type: 'pair.made'; pair: PairOfShoes }
  | { type: 'pair.failed'; error: MakePairError }
  /** Nothing came of it, and nothing is known of why. */
  | { type: 'making.broken' }
  /** Somebody looks at the room around the feet: these, or larger or smaller ones as their tolerances allow. */
  | { type: 'map.wanted'; share: number }
  | { type: 'map.drawn'; map: PairOfMaps }
  | { type: 'map.broken' }
  /** Nobody looks at it any more. */
  | { type: 'map.left' }
  /** The device took the picture away, as telephones do; mostly it gives it back. */
  | { type: 'picture.lost' }
  | { type: 'picture.restored' }
  /** Whatever broke off is tried again. */
  | { type: 'retry' }
