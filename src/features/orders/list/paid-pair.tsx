import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { PaidPairList } from '#domain/contract/orders.ts'
import { toDescribedPair } from '#src/features/shoe-viewer/described-pair.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { stageWords } from '../order-by-link/order-words.ts'
import { PrintFiles } from './print-files.tsx'
import '#src/styles/order.css'

type Pair = PaidPairList['pairs'][number]

type Props = {
  pair: Pair
  /** The token of the order's link, if the order belongs to no visitor of this device. */
  link?: string | undefined
  /** Shown on the order's own page, which already states the design and the stage. */
  isOnOrder?: boolean
}

/** A paid pair by its edition number, with its order, scan and design. */
export function OwnedPair({ pair, link, isOnOrder = false }: Props) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  const id = useId()
  const { edition_number: number, order_number: orderNumber, measured_at: measuredAt, revision, stage, files } = pair
  return (
    <li className="owned-pair" aria-labelledby={id}>
      <h3 id={id}>
        {number === null ? <Trans>Order {orderNumber}</Trans> : <Trans>Pair {number} of the edition</Trans>}
      </h3>
      {!isOnOrder && (
        <div className="pair-line">
          <PairLine pair={toDescribedPair(pair)} />
        </div>
      )}
      <dl className="order-facts">
        {!isOnOrder && (
          <div>
            <dt>
              <Trans>Order</Trans>
            </dt>
            <dd>
              {orderNumber} <span className="quiet">{i18n._(stageWords[stage])}</span>
            </dd>
          </div>
        )}
        {measuredAt !== null && (
          <div>
            <dt>
              <Trans>Made to the scan of</Trans>
            </dt>
            <dd>{dateText(measuredAt)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Version of the design</Trans>
          </dt>
          <dd>{revision}</dd>
        </div>
      </dl>
      {files.length > 0 && <PrintFiles {...{ files, link }} ofPair={id} />}
    </li>
  )
}
