import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { needsFeet } from '#domain/workshop/pair-check-error.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { toDescribedPair } from '#src/features/shoe-viewer/described-pair.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { ChangePairLink } from '../change/change-pair-link.tsx'
import { PairCheck } from './pair-check.tsx'
import '#src/styles/order.css'

type Pair = OrderView['pairs'][number]
type Props = {
  order: OrderView
  /** The link token, if the order was opened by its link. */
  token: string | undefined
  mayChange: boolean
}

/** The pairs of an order with their edition numbers. */
export function OrderPairs({ order, token, mayChange }: Props) {
  const { pairs, stage } = order
  const id = useId()
  return (
    <ul className="order-pairs">
      {pairs.map((pair) => (
        <li key={pair.design_id} className="pair-line">
          <OrderPair pair={pair} id={`${id}-${pair.design_id}`} />
          {stage === 'needs_attention' && <PairCheck {...pair} />}
          {mayChange && (
            <ChangePairLink
              {...{ order, token }}
              step={pair.check_error && needsFeet(pair.check_error) ? 'scan' : 'style'}
              designId={pair.design_id}
              describedBy={`${id}-${pair.design_id}`}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function OrderPair({ pair, id }: { pair: Pair; id: string }) {
  const { edition_number: number } = pair
  return (
    <PairLine pair={toDescribedPair(pair)} nameId={id}>
      {number !== null && (
        <p>
          <Trans>Number {number}</Trans>
        </p>
      )}
    </PairLine>
  )
}
