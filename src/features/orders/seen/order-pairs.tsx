import { Trans } from '@lingui/react/macro'
import type { Feel } from '#domain/fit/feel.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { PairLine, type ToldPair } from '#src/features/shoe-viewer/pair-words.tsx'
import { Badge } from '#src/ui/badge.tsx'

type Pair = SeenOrder['pairs'][number]

/** The pairs of an order with their numbers of the edition. */
export function OrderPairs({ order: { pairs, stage } }: { order: SeenOrder }) {
  return (
    <ul className="order-pairs">
      {pairs.map((pair) => (
        <li key={pair.design_id} className="pair-line">
          <PairOfOrder pair={pair} />
          {stage === 'needs_attention' && <Check checked={pair.checked} />}
        </li>
      ))}
    </ul>
  )
}

function PairOfOrder({ pair }: { pair: Pair }) {
  const { edition_number: number } = pair
  return (
    <PairLine pair={toldOf(pair)}>
      {number !== null && (
        <p>
          <Trans>Number {number}</Trans>
        </p>
      )}
    </PairLine>
  )
}

/** The words are of the closed lists, as whoever designed the pair chose them. */
function toldOf({ upper, colour, feel, sole_text: soleText, for: name }: Pair): ToldPair {
  return {
    upper: upper as Upper,
    colour: colour as ShoeColour,
    feel: feel as Feel,
    soleText,
    person: { name: name ?? '' },
  }
}

/** Which pair keeps an order waiting. */
function Check({ checked }: Pick<Pair, 'checked'>) {
  if (checked === 'failed')
    return (
      <Badge tone="caution">
        <Trans>Has to be measured again</Trans>
      </Badge>
    )
  return checked === 'passed' ? (
    <Badge tone="good">
      <Trans>Can be made</Trans>
    </Badge>
  ) : null
}
