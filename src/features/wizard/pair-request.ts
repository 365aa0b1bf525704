import { wornFit } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import { toShoeMeasures, wholeFoot } from '#domain/design/shoe-request.ts'
import type { PairRequest } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { firstPair } from '#src/features/shoe-viewer/measures-texts.ts'

/**
 * The pair to model, on the customer's feet or on sample feet. The colour is excluded, so that changing it needs no new
 * model.
 */
export function toPairRequest({ feet, upper, feel, worn, soleText }: Omit<Design, 'colour'>): PairRequest {
  const { left, right } = wornFit({ feel, worn })
  const measured = feet && {
    measures: { left: toShoeMeasures(feet, 'left'), right: toShoeMeasures(feet, 'right') },
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
