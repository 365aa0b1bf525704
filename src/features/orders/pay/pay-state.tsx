import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import { hasFallenThrough, isVoucherOpen } from './may-be-paid.ts'
import { OpenVoucher } from './open-voucher.tsx'
import type { PayMark } from './pay-mark.ts'
import { useDeadlineText } from './use-deadline-text.ts'
import type { PaymentNow } from './use-order-payment.ts'

type Props = { order: OrderView; mark: PayMark; snapshot: PaymentNow }

/** The state of the payment so far. It comes first, because returning payers look for it. */
export function PayState({ order, mark, snapshot }: Props) {
  if (isVoucherOpen(order)) return <OpenVoucher order={order} />
  if (snapshot.hasTag('following')) return <Following isLate={snapshot.hasTag('late')} />
  if (mark === 'left') return <NotPaid order={order} heading={<Trans>You haven’t paid</Trans>} />
  if (!hasFallenThrough(order)) return null
  return <NotPaid order={order} heading={<Trans>Your last payment wasn’t completed</Trans>} />
}

/** Only the order itself proves that it is paid. */
function Following({ isLate }: { isLate: boolean }) {
  return (
    <Notice isLive heading={<Trans>We’re waiting for the confirmation of your payment</Trans>}>
      {isLate ? (
        <Trans>It can take some minutes. We’ll e-mail you once it’s here. You can leave this page.</Trans>
      ) : (
        <Trans>This page shows it by itself.</Trans>
      )}
    </Notice>
  )
}

type NotPaidProps = { order: OrderView; heading: ReactNode }

function NotPaid({ order: { pay_by: openUntil }, heading }: NotPaidProps) {
  const deadlineText = useDeadlineText()
  return (
    <Notice isLive heading={heading}>
      {openUntil !== null && <Until until={deadlineText(openUntil)} />}
    </Notice>
  )
}

function Until({ until }: { until: string }) {
  return <Trans>We hold the order until {until}.</Trans>
}
