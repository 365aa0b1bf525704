import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { toDescribedPair } from '#src/features/shoe-viewer/described-pair.ts'
import { PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { isVoucherOpen, mayStillBePaid } from './may-be-paid.ts'
import { PayItems } from './pay-items.tsx'
import type { PayMark } from './pay-mark.ts'
import { PayNow } from './pay-now.tsx'
import { PayState } from './pay-state.tsx'
import { PaymentAlternatives } from './payment-alternatives.tsx'
import { useOrderPayment } from './use-order-payment.ts'
import { usePageTitle } from './use-page-title.ts'
import { usePayHeading } from './use-pay-heading.ts'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  /** The link token, if the order was opened by its link. */
  token?: string | undefined
  mark: PayMark
  onChanged: (order: OrderView) => void
  refetchOrder: () => void
  /**
   * Reports whether a prompt is open; the page then stays, so that the payer can answer it whatever happens to the
   * order.
   */
  onPromptChange: (isPrompted: boolean) => void
}

/** The last page before a payment: the terms, and the one button that pays. */
export function PayPage({ order, token, mark, onChanged, refetchOrder, onPromptChange }: Props) {
  const { i18n } = useLingui()
  const { clock } = useRouter().options.context
  const { number, pairs } = order
  const saysPaid = mark === 'paid' && mayStillBePaid(order, clock.now())
  const isVoucher = isVoucherOpen(order)
  const payment = useOrderPayment({ number, token, saysPaid, isNotified: isVoucher, onChanged, refetchOrder })
  const { snapshot } = payment
  const isFollowing = snapshot.hasTag('following')
  const state = isVoucher ? 'voucher' : isFollowing ? 'following' : 'open'
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
            <PairPicture key={pair.design_id} pair={toDescribedPair(pair)} />
          ))}
        </div>
        <p className="pay-total">
          <b>{moneyText(order.total_minor, order.currency, i18n.locale)}</b> <Trans>tax and delivery included</Trans>
        </p>
        {state === 'open' && <PayNow order={order} {...payment} />}
        <PaymentAlternatives {...{ order, token, onChanged, onPromptChange, state }} />
      </div>
    </article>
  )
}
