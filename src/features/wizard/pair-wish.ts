import { wornFit } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import { shoeMeasuresOf, wholeFoot } from '#domain/design/shoe-wish.ts'
import type { PairWish } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { firstPair } from '#src/features/shoe-viewer/measures-texts.ts'

/** What is made to be looked at: on its owner's feet, or on sample feet. The colour is none of it, so that it needs nothing made anew. */
export function pairWishOf({ feet, upper, feel, worn, soleText }: Omit<Design, 'colour'>): PairWish {
  const { left, right } = wornFit({ feel, worn })
  const measured = feet && {
    measures: { left: shoeMeasuresOf(feet, 'left'), right: shoeMeasuresOf(feet, 'right') },
    feet: { left: wholeFoot(feet, 'left'), right: wholeFoot(feet, 'right') },
  }
  return {
    ...(measured ?? firstPair()),
    upper,
    feel,
    adjustments: { left: left.adjustments, right: right.adjustments },
    soleText,
  }
}
