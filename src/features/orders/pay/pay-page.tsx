import { Trans, useLingui } from '@lingui/react/macro'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { toldPair } from '#src/features/shoe-viewer/told-pair.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { isSlipOpen } from './may-be-paid.ts'
import { PayItems } from './pay-items.tsx'
import type { PayMark } from './pay-mark.ts'
import { PayNow } from './pay-now.tsx'
import { PayOtherWays } from './pay-other-ways.tsx'
import { SlipOpen } from './slip-open.tsx'
import { usePayment } from './use-payment.ts'
import '#src/styles/order.css'

type Props = {
  order: SeenOrder
  /** By which it was opened, if it was by its link. */
  token?: string | undefined
  mark: PayMark
  onChanged: (order: SeenOrder) => void
  readAgain: () => void
  /** Whether something is being asked of the payer, who may answer whatever becomes of the order meanwhile. */
  onAsked: (isAsked: boolean) => void
}

/** The last page before a payment: what is agreed with it, and the one press that makes it. */
export function PayPage({ order, token, mark, onChanged, readAgain, onAsked }: Props) {
  const { i18n } = useLingui()
  const { number, pairs } = order
  const isSlip = isSlipOpen(order)
  const payment = usePayment({ number, token, saysPaid: mark === 'paid', isTold: isSlip, onChanged, readAgain })
  return (
    <article className="pay-page">
      <div>
        <h1>
          <Heading pairs={pairs} />
        </h1>
        {!isSlip && (
          <p className="lead">
            <Trans>Six things to know, then the payment. Printing begins once you’ve paid.</Trans>
          </p>
        )}
        <PayItems order={order} />
      </div>
      <div className="pay-beside">
        <div className="pay-pictures">
          {pairs.map((pair) => (
            <PairPicture key={pair.design_id} pair={toldPair(pair)} />
          ))}
        </div>
        <p className="pay-total">
          <b>{moneyText(order.total_minor, order.currency, i18n.locale)}</b> <Trans>tax and delivery included</Trans>
        </p>
        {isSlip ? <SlipOpen order={order} /> : <PayNow order={order} isLeft={mark === 'left'} {...payment} />}
        <PayOtherWays {...{ order, token, onChanged, onAsked }} />
      </div>
    </article>
  )
}

function Heading({ pairs }: Pick<SeenOrder, 'pairs'>) {
  const [first] = pairs
  const number = first?.edition_number ?? undefined
  if (pairs.length > 1) return <Trans>Pay for your pairs</Trans>
  return number === undefined ? <Trans>Pay for your pair</Trans> : <Trans>Pay for pair {number}</Trans>
}
