import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ConfirmDeed } from '../deeds/confirm-deed.tsx'
import { useOrderDeed } from '../deeds/use-order-deed.ts'

type Props = {
  order: SeenOrder
  token: string | undefined
  onChanged: (order: SeenOrder) => void
  onAsked: (isAsked: boolean) => void
}

/** Not now, or not at all. */
export function PayOtherWays({ order, token, onChanged, onAsked }: Props) {
  const { actor, snapshot } = useOrderDeed(order.number, token, onChanged)
  const isOpen = snapshot.hasTag('open')
  useEffect(() => onAsked(isOpen), [isOpen, onAsked])
  const isCustomer = useVisitor() === 'customer'
  const look = 'text-link text-link-alone'
  return (
    <div className="pay-ways">
      {isCustomer && token === undefined ? (
        <Link to="/profile/order" className={look}>
          <Trans>Pay later</Trans>
        </Link>
      ) : (
        <Link to="/order-exists" {...(token !== undefined && { hash: `order=${token}` })} className={look}>
          <Trans>Pay later</Trans>
        </Link>
      )}
      {order.deeds.includes('cancel') && (
        <button
          type="button"
          className={look}
          aria-haspopup="dialog"
          onClick={() => actor.send({ type: 'deed.wanted', deed: 'cancel' })}
        >
          <Trans>Cancel the order</Trans>
        </button>
      )}
      {isOpen && <ConfirmDeed {...{ order, actor, snapshot }} deed="cancel" />}
    </div>
  )
}
