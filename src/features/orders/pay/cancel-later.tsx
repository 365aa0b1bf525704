import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { isVoucherOpen } from './may-be-paid.ts'
import { useDeadlineText } from './use-deadline-text.ts'

/** Says why an order cannot be cancelled while a payment is open, and when it can be. */
export function CancelLater({ order }: { order: OrderView }) {
  const deadlineText = useDeadlineText()
  const { payment, actions } = order
  if (payment === null || !actions.includes('cancel')) return null
  const until = deadlineText(payment.until, isVoucherOpen(order) ? 'Japan' : 'here')
  return (
    <p className="small quiet">
      <Trans>A payment is open until {until}. If it isn’t paid, you can cancel the order after that.</Trans>
    </p>
  )
}
