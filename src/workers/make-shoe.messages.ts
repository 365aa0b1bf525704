import type { Result } from '#domain/result.ts'
import type { Shoe, ShoeRefusal, ShoeRefusalFacts, ShoeStage } from '#domain/shoe/shoe-request.ts'

export type ShoeOutcome = Result<Shoe, ShoeRefusal, ShoeRefusalFacts>

/** An order is a `ShoeRequest`; each gets its stages and then one outcome. */
export type ShoeNews = { readonly stage: ShoeStage } | { readonly outcome: ShoeOutcome }
