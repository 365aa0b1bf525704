import { Trans } from '@lingui/react/macro'
import { dayMs } from '#domain/time.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { isVoucherOpen } from './may-be-paid.ts'
import { useDeadlineText } from './use-deadline-text.ts'

type Props = { order: OrderView; openUntil: string }

/** The payment deadline. A voucher expires earlier, and other payment methods may stay open for days after it. */
export function OpenUntil({ order, openUntil }: Props) {
  const deadlineText = useDeadlineText()
  const until = deadlineText(openUntil)
  const { payment } = order
  if (!(isVoucherOpen(order) && payment)) return <Until until={until} />
  const voucherUntil = deadlineText(payment.until, 'Japan')
  if (Date.parse(openUntil) - Date.parse(payment.until) < dayMs) return <Until until={voucherUntil} />
  return (
    <Trans>
      At the till until <b>{voucherUntil}</b>. If the slip isn’t paid by then, you can still pay another way until{' '}
      {until}.
    </Trans>
  )
}

function Until({ until }: { until: string }) {
  return (
    <Trans>
      Until <b>{until}</b>. After that, other people can have the number. Your scans and designs stay.
    </Trans>
  )
}
