import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import type { listPaidPairs } from '#domain/contract/paid-pair-calls.ts'
import { PairLine } from '#src/features/shoe-viewer/pair-words.tsx'
import { toldPair } from '#src/features/shoe-viewer/told-pair.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { stageWords } from '../read/order-words.ts'
import { PrintFiles } from './print-files.tsx'

type Pair = AnswerOf<typeof listPaidPairs>['pairs'][number]

/** A pair by its number, with the order, the scan and the design that it comes from. */
export function OwnedPair({ pair }: { pair: Pair }) {
  const { i18n } = useLingui()
  const dateText = useDateText()
  const id = useId()
  const { edition_number: number, order_number: orderNumber, measured_at: measuredAt, revision, stage, files } = pair
  return (
    <li className="owned-pair" aria-labelledby={id}>
      <h3 id={id}>{number === null ? <Trans>Order {orderNumber}</Trans> : <Trans>Pair {number}</Trans>}</h3>
      <div className="pair-line">
        <PairLine pair={toldPair(pair)} />
      </div>
      <dl className="order-facts">
        <div>
          <dt>
            <Trans>Order</Trans>
          </dt>
          <dd>
            {orderNumber} <span className="quiet">{i18n._(stageWords[stage])}</span>
          </dd>
        </div>
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
      {files.length > 0 && <PrintFiles files={files} ofPair={id} />}
    </li>
  )
}
