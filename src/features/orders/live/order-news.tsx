import { Trans, useLingui } from '@lingui/react/macro'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { isSlipOpen } from '../pay/may-be-paid.ts'
import { SlipDeadline } from '../pay/slip-open.tsx'
import { stageWords } from '../read/order-words.ts'
import { CheckedCount, MoneyBack } from '../seen/stage-news.tsx'

/** Tells who listens what has become of an order while its page stands open; who sees it sees it there, and nobody is interrupted. */
export function OrderNews({ moved }: { moved: SeenOrder | undefined }) {
  return (
    <div className="visually-hidden" role="status">
      {moved && <News order={moved} />}
    </div>
  )
}

function News({ order }: { order: SeenOrder }) {
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
      {isSlipOpen(order) && <SlipDeadline order={order} />}
    </>
  )
}
