import type { Feel } from '#domain/fit/feel.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { DescribedPair } from './pair-words.tsx'

type Pair = Pick<OrderView['pairs'][number], 'upper' | 'colour' | 'feel' | 'sole_text' | 'for'>

/** The values are from the closed lists of the design, which the API's types do not express. */
export function toDescribedPair({ upper, colour, feel, sole_text: soleText, for: name }: Pair): DescribedPair {
  return {
    upper: upper as Upper,
    colour: colour as ShoeColour,
    feel: feel as Feel,
    soleText,
    person: { name: name ?? '' },
  }
}
