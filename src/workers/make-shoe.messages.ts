import type { ClearanceMap } from '#domain/clearance/clearance-map.ts'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeError, ShoeErrorFacts, ShoeRequest, ShoeStage } from '#domain/shoe/shoe-request.ts'

export type ShoeOutcome = Result<Shoe, ShoeError, ShoeErrorFacts>

/** The room around a foot in the shoe of an order: as it was found, or off by a share of its tolerances. */
export type MapOrder = {
  readonly mapRequest: ShoeRequest
  readonly found: FootMeasures
  readonly share: number
  /** Its answer has the same: one that nobody waits for any more may still be on its way. */
  readonly number: number
}

/** An order is a `ShoeRequest`, which gets its stages and then one outcome; or a map, of which only the last one asked for is drawn. */
export type ShoeOrder = ShoeRequest | MapOrder

export type MakeShoeEvent =
  | { readonly stage: ShoeStage }
  | { readonly outcome: ShoeOutcome }
  | { readonly map: ClearanceMap; readonly number: number }
