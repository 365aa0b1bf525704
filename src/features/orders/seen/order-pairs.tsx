import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Feel } from '#domain/fit/feel.ts'
import { settings } from '#domain/settings.ts'
import type { ShoeColour } from '#domain/shoe/shoe-colours.ts'
import type { Upper } from '#domain/shoe/shoe-request.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Badge } from '#src/ui/badge.tsx'
import { ChangePairWay } from '../change/change-pair-way.tsx'

type Pair = SeenOrder['pairs'][number]
type Props = {
  order: SeenOrder
  /** By which it was opened, if it was by its link. */
  token: string | undefined
  mayChange: boolean
}

/** The pairs of an order with their numbers of the edition. */
export function OrderPairs({ order, token, mayChange }: Props) {
  const { pairs, stage } = order
  const id = useId()
  return (
    <ul className="order-pairs">
      {pairs.map((pair) => (
        <li key={pair.design_id}>
          <PairOfOrder pair={pair} id={`${id}-${pair.design_id}`} />
          {stage === 'needs_attention' && <Check checked={pair.checked} />}
          {mayChange && (
            <ChangePairWay {...{ order, token }} designId={pair.design_id} describedBy={`${id}-${pair.design_id}`} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PairOfOrder({ pair, id }: { pair: Pair; id: string }) {
  const { edition_number: number, for: name, sole_text: soleText, ...chosen } = pair
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
        <b id={id}>
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
