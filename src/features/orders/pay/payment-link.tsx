import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { buttonLook } from '#src/ui/button-look.ts'
import { isVoucherOpen, mayBePaid } from './may-be-paid.ts'
import { OpenVoucher } from './open-voucher.tsx'
import '#src/styles/order.css'

type Props = { order: OrderView; token: string | undefined }

/**
 * Links an order to its payment page, or states the deadline of its voucher. No payment reminder is shown next to it.
 */
export function PaymentLink({ order, token }: Props) {
  const id = useId()
  if (!mayBePaid(order)) return null
  if (isVoucherOpen(order)) return <OpenVoucher order={order} />
  return (
    <section className="pay-strip" aria-labelledby={id}>
      <div>
        <p id={id} className="pay-strip-name">
          <Name order={order} />
        </p>
        <p>
          {order.stage === 'ready_to_pay' ? (
            <Trans>Printing begins once you’ve paid.</Trans>
          ) : (
            <Trans>If you’ve just paid, you don’t need to do anything: the confirmation takes a moment.</Trans>
          )}
        </p>
      </div>
      <Link
        to="/order-exists"
        search={{ pay: order.number }}
        {...(token !== undefined && { hash: `order=${token}` })}
        className={buttonLook('verb')}
      >
        <Trans>Go to payment</Trans>
      </Link>
    </section>
  )
}

function Name({ order: { stage, pairs } }: { order: OrderView }) {
  if (stage !== 'ready_to_pay') return <Trans>Your payment isn’t completed yet</Trans>
  return pairs.length > 1 ? <Trans>Your pairs can be made</Trans> : <Trans>Your pair can be made</Trans>
}
