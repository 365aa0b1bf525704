import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { toldPair } from '#src/features/shoe-viewer/told-pair.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { isSlipOpen, mayStillBeTold } from './may-be-paid.ts'
import { PayItems } from './pay-items.tsx'
import type { PayMark } from './pay-mark.ts'
import { PayNow } from './pay-now.tsx'
import { PayOtherWays } from './pay-other-ways.tsx'
import { PayState } from './pay-state.tsx'
import { usePageTitle } from './use-page-title.ts'
import { usePayHeading } from './use-pay-heading.ts'
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
  const { clock } = useRouter().options.context
  const { number, pairs } = order
  const saysPaid = mark === 'paid' && mayStillBeTold(order, clock.now())
  const isSlip = isSlipOpen(order)
  const payment = usePayment({ number, token, saysPaid, isTold: isSlip, onChanged, readAgain })
  const { snapshot } = payment
  const isFollowing = snapshot.hasTag('following')
  const state = isSlip ? 'slip' : isFollowing ? 'following' : 'open'
  const heading = usePayHeading(pairs, state)
  usePageTitle(heading)
  return (
    <article className="pay-page">
      <div>
        <h1>{heading}</h1>
        {state === 'open' && (
          <p className="lead">
            <Trans>Six things to know, then the payment. Printing begins once you’ve paid.</Trans>
          </p>
        )}
        <PayState {...{ order, mark, snapshot }} />
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
        {state === 'open' && <PayNow order={order} {...payment} />}
        <PayOtherWays {...{ order, token, onChanged, onAsked, state }} />
      </div>
    </article>
  )
}
