import { Trans } from '@lingui/react/macro'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { isSlipOpen } from './may-be-paid.ts'
import { useDeadlineText } from './use-deadline-text.ts'

const dayMs = 86_400_000

type Props = { order: SeenOrder; keptUntil: string }

/** How long it can be paid; of a slip its till closes first, and there may be days left to pay otherwise. */
export function OpenUntil({ order, keptUntil }: Props) {
  const deadlineText = useDeadlineText()
  const until = deadlineText(keptUntil)
  const { payment } = order
  if (!(isSlipOpen(order) && payment)) return <Until until={until} />
  const slipUntil = deadlineText(payment.until, 'Japan')
  if (Date.parse(keptUntil) - Date.parse(payment.until) < dayMs) return <Until until={slipUntil} />
  return (
    <Trans>
      At the till until <b>{slipUntil}</b>. If the slip isn’t paid by then, you can still pay another way until {until}.
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
