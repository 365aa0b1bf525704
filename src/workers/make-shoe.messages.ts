import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeError, ShoeErrorFacts, ShoeRequest, ShoeStage } from '#domain/shoe/shoe-request.ts'

export type ShoeOutcome = Result<Shoe, ShoeError, ShoeErrorFacts>

/**
 * Requests the clearance map of a foot in the shoe of an order: as measured, or off by a fraction of its
 * tolerances.
 */
export type MapOrder = {
  readonly mapRequest: ShoeRequest
  readonly found: FootMeasures
  readonly share: number
  /** Returned with the map, so that the caller can ignore an outdated response. */
  readonly number: number
}

/**
 * A `ShoeRequest` gets its stages and then one outcome. Of several map orders only the last one is computed.
 */
export type ShoeOrder = ShoeRequest | MapOrder

export type MakeShoeEvent =
  | { readonly stage: ShoeStage }
  | { readonly outcome: ShoeOutcome }
  | { readonly map: ClearanceMap; readonly number: number }
