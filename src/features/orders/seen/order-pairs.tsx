import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { asksForFeet } from '#domain/workshop/pair-fault.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { toldPair } from '#src/features/shoe-viewer/told-pair.ts'
import { ChangePairWay } from '../change/change-pair-way.tsx'
import { PairCheck } from './pair-check.tsx'
import '#src/styles/order.css'

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
        <li key={pair.design_id} className="pair-line">
          <PairOfOrder pair={pair} id={`${id}-${pair.design_id}`} />
          {stage === 'needs_attention' && <PairCheck {...pair} />}
          {mayChange && (
            <ChangePairWay
              {...{ order, token }}
              step={pair.fault && asksForFeet(pair.fault) ? 'scan' : 'style'}
              designId={pair.design_id}
              describedBy={`${id}-${pair.design_id}`}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function PairOfOrder({ pair, id }: { pair: Pair; id: string }) {
  const { edition_number: number } = pair
  return (
    <PairLine pair={toldPair(pair)} nameId={id}>
      {number !== null && (
        <p>
          <Trans>Number {number}</Trans>
        </p>
      )}
    </PairLine>
  )
}
