import type { Feel } from '#domain/fit/feel.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import type { ToldPair } from './pair-words.tsx'

type Pair = Pick<SeenOrder['pairs'][number], 'upper' | 'colour' | 'feel' | 'sole_text' | 'for'>

/** The words are of the closed lists, as whoever designed the pair chose them. */
export function toldPair({ upper, colour, feel, sole_text: soleText, for: name }: Pair): ToldPair {
  return {
    upper: upper as Upper,
    colour: colour as ShoeColour,
    feel: feel as Feel,
    soleText,
    person: { name: name ?? '' },
  }
}
