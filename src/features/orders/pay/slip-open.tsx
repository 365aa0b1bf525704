import { Trans } from '@lingui/react/macro'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useDeadlineText } from './use-deadline-text.ts'

/** Until when the slip that was chosen can be paid, and nothing more to press. */
export function SlipOpen({ order }: { order: SeenOrder }) {
  if (order.payment === null) return null
  return (
    <Notice heading={<SlipDeadline order={order} />}>
      <Trans>We hold the order until then. We’ll e-mail you once your money is here.</Trans>
    </Notice>
  )
}

export function SlipDeadline({ order: { payment } }: { order: SeenOrder }) {
  const deadlineText = useDeadlineText()
  if (payment === null) return null
  const until = deadlineText(payment.until, 'Japan')
  return <Trans>Pay by {until} at the till with your slip</Trans>
}
