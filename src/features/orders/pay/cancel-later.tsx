import { Trans } from '@lingui/react/macro'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { isSlipOpen } from './may-be-paid.ts'
import { useDeadlineText } from './use-deadline-text.ts'

/** Why an order cannot be cancelled while its payment is open, and from when it can. */
export function CancelLater({ order }: { order: SeenOrder }) {
  const deadlineText = useDeadlineText()
  const { payment, deeds } = order
  if (payment === null || !deeds.includes('cancel')) return null
  const until = deadlineText(payment.until, isSlipOpen(order) ? 'Japan' : 'here')
  return (
    <p className="small quiet">
      <Trans>A payment is open until {until}. If it isn’t paid, you can cancel the order after that.</Trans>
    </p>
  )
}
