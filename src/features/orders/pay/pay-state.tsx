import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import { hasFallenThrough, isSlipOpen } from './may-be-paid.ts'
import type { PayMark } from './pay-mark.ts'
import { SlipOpen } from './slip-open.tsx'
import { useDeadlineText } from './use-deadline-text.ts'
import type { PaymentNow } from './use-payment.ts'

type Props = { order: SeenOrder; mark: PayMark; snapshot: PaymentNow }

/** What has become of a payment so far. Whoever comes back from one reads it before anything else. */
export function PayState({ order, mark, snapshot }: Props) {
  if (isSlipOpen(order)) return <SlipOpen order={order} />
  if (snapshot.hasTag('following')) return <Following isLate={snapshot.hasTag('late')} />
  if (mark === 'left') return <NotPaid order={order} heading={<Trans>You haven’t paid</Trans>} />
  if (!hasFallenThrough(order)) return null
  return <NotPaid order={order} heading={<Trans>Your last payment wasn’t completed</Trans>} />
}

/** Nothing but the order itself says that it is paid. */
function Following({ isLate }: { isLate: boolean }) {
  return (
    <Notice isNews heading={<Trans>We’re waiting for the confirmation of your payment</Trans>}>
      {isLate ? (
        <Trans>It can take some minutes. We’ll e-mail you once it’s here. You can leave this page.</Trans>
      ) : (
        <Trans>This page shows it by itself.</Trans>
      )}
    </Notice>
  )
}

type NotPaidProps = { order: SeenOrder; heading: ReactNode }

function NotPaid({ order: { kept_until: keptUntil }, heading }: NotPaidProps) {
  const deadlineText = useDeadlineText()
  return (
    <Notice isNews heading={heading}>
      {keptUntil !== null && <Until until={deadlineText(keptUntil)} />}
    </Notice>
  )
}

function Until({ until }: { until: string }) {
  return <Trans>We hold the order until {until}.</Trans>
}
