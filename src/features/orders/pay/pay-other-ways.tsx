import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ConfirmDeed } from '../deeds/confirm-deed.tsx'
import { isBeingPaid } from '../deeds/is-being-paid.ts'
import { useOrderDeed } from '../deeds/use-order-deed.ts'
import { CancelLater } from './cancel-later.tsx'
import type { PayPageState } from './use-pay-heading.ts'
import '#src/styles/order.css'

type Props = {
  order: SeenOrder
  token: string | undefined
  onChanged: (order: SeenOrder) => void
  onAsked: (isAsked: boolean) => void
  state: PayPageState
}

/** Not now, or not at all. While a payment is open nothing is cancelled. */
export function PayOtherWays({ order, token, onChanged, onAsked, state }: Props) {
  const { actor, snapshot } = useOrderDeed(order.number, token, onChanged)
  const isOpen = snapshot.hasTag('open')
  useEffect(() => onAsked(isOpen), [isOpen, onAsked])
  const isCustomer = useVisitor() === 'customer'
  const look = 'text-link text-link-alone'
  const away = state === 'open' ? <Trans>Pay later</Trans> : <Trans>See the order</Trans>
  return (
    <div className="pay-ways">
      {isCustomer && token === undefined ? (
        <Link to="/profile/order" className={look}>
          {away}
        </Link>
      ) : (
        <Link to="/order-exists" {...(token !== undefined && { hash: `order=${token}` })} className={look}>
          {away}
        </Link>
      )}
      {state !== 'following' && !isBeingPaid(order) && order.deeds.includes('cancel') && (
        <button
          type="button"
          className={look}
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'deed.wanted', deed: 'cancel' })}
        >
          <Trans>Cancel the order</Trans>
        </button>
      )}
      {state !== 'following' && <CancelLater order={order} />}
      <div role="status">
        {snapshot.hasTag('otherwise') && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </div>
      {isOpen && <ConfirmDeed {...{ order, actor, snapshot }} deed="cancel" />}
    </div>
  )
}
