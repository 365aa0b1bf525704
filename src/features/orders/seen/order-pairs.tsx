import { Trans, useLingui } from '@lingui/react/macro'
import type { Feel } from '#domain/fit/feel.ts'
import { settings } from '#domain/settings.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Badge } from '#src/ui/badge.tsx'

type Pair = SeenOrder['pairs'][number]

/** The pairs of an order with their numbers of the edition. */
export function OrderPairs({ order: { pairs, stage } }: { order: SeenOrder }) {
  return (
    <ul className="order-pairs">
      {pairs.map((pair) => (
        <li key={pair.design_id}>
          <PairOfOrder pair={pair} />
          {stage === 'needs_attention' && <Check checked={pair.checked} />}
        </li>
      ))}
    </ul>
  )
}

function PairOfOrder({ pair: { edition_number: number, for: name, sole_text: soleText, ...chosen } }: { pair: Pair }) {
  const { t, i18n } = useLingui()
  // They are of the closed lists, as whoever designed the pair chose them.
  const [upper, colour, feel] = [
    upperWords[chosen.upper as Upper],
    colourWords[chosen.colour as ShoeColour],
    feelWords[chosen.feel as Feel],
  ].map((word) => i18n._(word))
  return (
    <>
      <img
        src={`/img/pair-${chosen.upper}-${chosen.colour}.webp`}
        width={800}
        height={600}
        alt={t`A computer-generated pair: ${upper}, ${colour}`}
      />
      <div>
        <b>
          {settings.brand.productName} {name && <Trans>for {name}</Trans>}
        </b>
        <p className="small quiet">
          {number !== null && (
            <>
              <Trans>Number {number}</Trans>
              <br />
            </>
          )}
          <Trans>
            {upper}, {colour}, feel: {feel}
          </Trans>
          <br />
          {soleText === '' ? <Trans>No text under the sole</Trans> : <Trans>Under the sole: {soleText}</Trans>}
        </p>
      </div>
    </>
  )
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
