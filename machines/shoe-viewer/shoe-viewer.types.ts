import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import type { Feel } from '#domain/fit/feel.ts'
import type { Adjustments } from '#domain/fit/room.ts'
import type { FootMeasures, FootSide } from '#domain/foot/foot-figures.ts'
import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeError, ShoeErrorFacts, ShoeMeasures, ShoeStage, Upper } from '#domain/shoe/shoe-request.ts'

export type PairOfShoes = Readonly<Record<FootSide, Shoe>>

/** A request for a pair: each shoe has its own numbers. */
export type PairRequest = {
  readonly measures: Readonly<Record<FootSide, ShoeMeasures>>
  readonly upper: Upper
  readonly feel: Feel
  /** The adjustments learned from worn pairs, per foot. */
  readonly adjustments?: Readonly<Record<FootSide, Adjustments>>
  /** The text under the arch; empty for none. */
  readonly soleText: string
  /** The measurements of each foot, with their tolerances. */
  readonly feet: Readonly<Record<FootSide, FootMeasures>>
}

/** The clearance around both feet, of the pair that is shown. */
export type PairOfMaps = Readonly<Record<FootSide, ClearanceMap>>

/** The clearance of a made pair, for feet that differ by a fraction of their tolerances, from -1 to 1. */
export type ClearanceMapRequest = { readonly request: PairRequest; readonly share: number }

export type MakePairError = {
  readonly side: FootSide
  readonly code: ShoeError
  readonly facts: ShoeErrorFacts
}

export type PairOutcome = Result<PairOfShoes, 'refused', MakePairError>

/** The stage that each shoe of the pair has reached. */
export type PairStages = Readonly<Partial<Record<FootSide, ShoeStage>>>

/** Whether the picture is shown, or why it cannot be. */
export type PictureOutcome = Result<undefined, 'no_webgl'>

export type ShoeViewerContext = {
  readonly request: PairRequest | undefined
  /** The last pair that could be made; it stays visible while another one is made. */
  readonly pair: PairOfShoes | undefined
  /** The request that this pair was made from. */
  readonly madeFor: PairRequest | undefined
  readonly stages: PairStages
  readonly error: MakePairError | undefined
  /** The fraction of the tolerances that the clearance is drawn for; 0 means the feet as measured. */
  readonly share: number
  readonly map: PairOfMaps | undefined
  /** The pair and the fraction that the map belongs to: another pair may be shown already. */
  readonly mapRequest: { readonly pair: PairOfShoes; readonly share: number } | undefined
}

export type ShoeViewerEvent =
  | { type: 'pair.wanted'; request: PairRequest }
  | { type: 'stage.reached'; side: FootSide; stage: ShoeStage }
  | { type: 'pair.made'; pair: PairOfShoes }
  | { type: 'pair.failed'; error: MakePairError }
  /** The work crashed, for an unknown reason. */
  | { type: 'making.broken' }
  /**
   * The visitor opens the clearance map: for the feet as measured, or for larger or smaller ones within their
   * tolerances.
   */
  | { type: 'map.wanted'; share: number }
  | { type: 'map.drawn'; map: PairOfMaps }
  | { type: 'map.broken' }
  /** The visitor closed the map. */
  | { type: 'map.left' }
  /** The device took the graphics context away, as phones do; usually it returns it. */
  | { type: 'picture.lost' }
  | { type: 'picture.restored' }
  /** Retries everything that crashed. */
  | { type: 'retry.requested' }
