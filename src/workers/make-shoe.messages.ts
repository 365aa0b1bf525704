import type { ClearanceMap } from '#domain/fit/clearance-map.ts'
import type { Doubts } from '#domain/fit/if-wrong.ts'
import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeRefusal, ShoeRefusalFacts, ShoeRequest, ShoeStage } from '#domain/shoe/shoe-request.ts'

export type ShoeOutcome = Result<Shoe, ShoeRefusal, ShoeRefusalFacts>

/** The room around a foot in the shoe of an order, as it was found, or beside that by a share of its doubts. */
export type MapOrder = {
  readonly mapOf: ShoeRequest
  readonly doubts: Doubts
  readonly share: number
  /** Its answer has the same: one that nobody waits for any more may still be on its way. */
  readonly number: number
}

/** An order is a `ShoeRequest`, which gets its stages and then one outcome; or a map, of which only the last one asked for is drawn. */
export type ShoeOrder = ShoeRequest | MapOrder

export type ShoeNews =
  | { readonly stage: ShoeStage }
  | { readonly outcome: ShoeOutcome }
  | { readonly map: ClearanceMap; readonly number: number }
