import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { stageWords } from '../order-by-link/order-words.ts'
import { isVoucherOpen } from '../pay/may-be-paid.ts'
import { VoucherDeadline } from '../pay/open-voucher.tsx'
import { CheckedCount, MoneyBack } from '../seen/stage-status-message.tsx'

/**
 * Announces an order's progress to screen readers while the page is open. Sighted customers see it in the order itself,
 * without an interruption.
 */
export function OrderStatusMessage({ moved }: { moved: OrderView | undefined }) {
  return (
    <div className="visually-hidden" role="status">
      {moved && <StatusMessage order={moved} />}
    </div>
  )
}

function StatusMessage({ order }: { order: OrderView }) {
  const { i18n } = useLingui()
  const { number, stage } = order
  const now = i18n._(stageWords[stage])
  return (
    <>
      <p>
        <Trans>
          Order {number} has changed: {now}
        </Trans>
      </p>
      {stage === 'in_review' && <CheckedCount order={order} />}
      {stage === 'refund_pending' && <MoneyBack order={order} />}
      {isVoucherOpen(order) && <VoucherDeadline order={order} />}
    </>
  )
}
