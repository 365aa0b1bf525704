import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Notice } from '#src/ui/notice.tsx'
import { OrderActions } from '../actions/order-actions.tsx'
import { useOrderAction } from '../actions/use-order-action.ts'
import { OrderFiles } from '../list/paid-pairs.tsx'
import { stageWords } from '../order-by-link/order-words.ts'
import { CancelLater } from '../pay/cancel-later.tsx'
import { PaymentLink } from '../pay/payment-link.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderPairs } from './order-pairs.tsx'
import { OrderStages } from './order-stages.tsx'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  /** The link token, if the order was opened by its link. */
  token?: string | undefined
  /** The order belongs to this account or to this device's guest. Only they may change its e-mail address. */
  isTheirs: boolean
  onChanged: (order: OrderView) => void
  /** The page is about this order alone and has named it in its heading. */
  isAlone?: boolean
  beside?: ReactNode
}

/** An order as its customer sees it: its stage, its pairs, the agreed terms, and the possible actions. */
export function OrderDetails({ order, token, isTheirs, onChanged, isAlone = false, beside }: Props) {
  const { actor, snapshot } = useOrderAction(order.number, token, onChanged)
  const id = useId()
  const mayChangeEmail = isTheirs && order.actions.includes('change_email')
  // A customer who has only the link would get another person's feet among their own designs.
  const isCustomer = useVisitor() === 'customer'
  const mayChangePair = !isCustomer || isTheirs
  const { email } = order
  const pairs = (
    <OrderPairs {...{ order, token }} mayChange={mayChangePair && order.actions.includes('change_design')} />
  )
  return (
    <section className="order-details" aria-labelledby={id}>
      {!isAlone && <OwnHeading {...{ id, order, pairs }} />}
      {order.email_bounced && (
        <Notice tone="caution" heading={<Trans>Our e-mails don’t arrive</Trans>}>
          <Trans>{email} doesn’t take them. Please change the e-mail address, so that you hear of your order.</Trans>
        </Notice>
      )}
      <Lateness order={order} />
      <PaymentLink {...{ order, token }} />
      <div className="order-columns">
        <div>
          {isAlone ? (
            <h2 id={id}>
              <Trans>What happens next</Trans>
            </h2>
          ) : (
            <h3>
              <Trans>Stages</Trans>
            </h3>
          )}
          <OrderStages order={order} />
        </div>
        <div className="order-beside">
          {beside}
          {isAlone && pairs}
          <OrderFacts
            order={order}
            emailAction={
              mayChangeEmail && (
                <button
                  type="button"
                  className="text-link text-link-alone"
                  aria-haspopup="dialog"
                  onClick={() => actor.send({ type: 'action.requested', action: 'change_email' })}
                >
                  <Trans>Change it</Trans>
                </button>
              )
            }
          />
          <OrderActions {...{ order, actor, snapshot }} later={<CancelLater order={order} />} />
        </div>
      </div>
      {!(isCustomer && isTheirs) && <OrderFiles order={order} link={isTheirs ? undefined : token} />}
    </section>
  )
}

/** A customer need not wait longer than promised: the notice about a delay offers the refund. */
function Lateness({
  order: { has_missed_ship_date: hasMissedShipDate, promised_ship_by: promisedShipBy, actions },
}: {
  order: OrderView
}) {
  const dateText = useDateText()
  if (!hasMissedShipDate || promisedShipBy === null || !actions.includes('cancel')) return null
  const sentBy = dateText(promisedShipBy)
  return (
    <Notice tone="caution" heading={<Trans>Your pair will be later than we said</Trans>}>
      <Trans>
        We’re sorry. We expect to send it by {sentBy}. You can wait, or cancel the order and have everything paid back.
      </Trans>
    </Notice>
  )
}

function OwnHeading({ id, order, pairs }: { id: string; order: OrderView; pairs: ReactNode }) {
  const { i18n } = useLingui()
  const placedOn = useDateText()(order.placed_at)
  const { number } = order
  return (
    <div className="order-head">
      <div>
        <h2 id={id}>{i18n._(stageWords[order.stage])}</h2>
        <p className="small quiet">
          <Trans>
            Order {number}, placed on {placedOn}
          </Trans>
        </p>
      </div>
      {pairs}
    </div>
  )
}
