import { Trans } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useDeadlineText } from './use-deadline-text.ts'

/** The deadline of the issued konbini voucher; there is nothing to press. */
export function OpenVoucher({ order }: { order: OrderView }) {
  if (order.payment === null) return null
  return (
    <Notice heading={<VoucherDeadline order={order} />}>
      <Trans>We hold the order until then. We’ll e-mail you once your money is here.</Trans>
    </Notice>
  )
}

export function VoucherDeadline({ order: { payment } }: { order: OrderView }) {
  const deadlineText = useDeadlineText()
  if (payment === null) return null
  const until = deadlineText(payment.until, 'Japan')
  return <Trans>Pay by {until} at the till with your slip</Trans>
}
