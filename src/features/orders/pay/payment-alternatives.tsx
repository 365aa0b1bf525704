import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ConfirmOrderAction } from '../actions/confirm-order-action.tsx'
import { isBeingPaid } from '../actions/is-being-paid.ts'
import { useOrderAction } from '../actions/use-order-action.ts'
import { CancelLater } from './cancel-later.tsx'
import type { PayPageState } from './use-pay-heading.ts'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  token: string | undefined
  onChanged: (order: OrderView) => void
  onPromptChange: (isPrompted: boolean) => void
  state: PayPageState
}

/** Pay later or cancel. An order with an open payment cannot be cancelled. */
export function PaymentAlternatives({ order, token, onChanged, onPromptChange, state }: Props) {
  const { actor, snapshot } = useOrderAction(order.number, token, onChanged)
  const isOpen = snapshot.hasTag('open')
  useEffect(() => onPromptChange(isOpen), [isOpen, onPromptChange])
  const isCustomer = useVisitor() === 'customer'
  const look = 'text-link text-link-alone'
  const away = state === 'open' ? <Trans>Pay later</Trans> : <Trans>See the order</Trans>
  return (
    <div className="pay-actions">
      {isCustomer && token === undefined ? (
        <Link to="/profile/order" className={look}>
          {away}
        </Link>
      ) : (
        <Link to="/order-exists" {...(token !== undefined && { hash: `order=${token}` })} className={look}>
          {away}
        </Link>
      )}
      {state !== 'following' && !isBeingPaid(order) && order.actions.includes('cancel') && (
        <button
          type="button"
          className={look}
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'action.requested', action: 'cancel' })}
        >
          <Trans>Cancel the order</Trans>
        </button>
      )}
      {state !== 'following' && <CancelLater order={order} />}
      <div role="status">
        {snapshot.hasTag('conflict') && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </div>
      {isOpen && <ConfirmOrderAction {...{ order, actor, snapshot }} action="cancel" />}
    </div>
  )
}
