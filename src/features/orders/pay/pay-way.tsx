import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { buttonLook } from '#src/ui/button-look.ts'
import { isSlipOpen, mayBePaid } from './may-be-paid.ts'
import { SlipOpen } from './slip-open.tsx'

/** From an order to the page where it is paid, or until when its slip can be. */
export function PayWay({ order, token }: { order: SeenOrder; token: string | undefined }) {
  if (!mayBePaid(order)) return null
  if (isSlipOpen(order)) return <SlipOpen order={order} />
  return (
    <div>
      <Link
        to="/order-exists"
        search={{ pay: order.number }}
        {...(token !== undefined && { hash: `order=${token}` })}
        className={buttonLook('verb')}
      >
        <Trans>Go to payment</Trans>
      </Link>
    </div>
  )
}
