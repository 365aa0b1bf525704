import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { stageWords } from '../order-by-link/order-words.ts'
import { isVoucherOpen } from '../pay/may-be-paid.ts'
import { VoucherDeadline } from '../pay/open-voucher.tsx'
import { CheckedCount, MoneyBack } from '../seen/stage-status-message.tsx'

/** Tells who listens what has become of an order while its page stands open; who sees it sees it there, and nobody is interrupted. */
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
