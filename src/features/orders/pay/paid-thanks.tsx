import { Trans } from '@lingui/react/macro'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { PayMark } from './pay-mark.ts'

/** Thanks the payer on return, once the order itself is paid. */
export function PaidThanks({ order, mark }: { order: OrderView; mark: PayMark }) {
  if (mark !== 'paid' || !hasBeenPaid(order.stage)) return null
  return (
    <Notice tone="good" isLive heading={<Trans>Thank you</Trans>}>
      <Trans>Your payment is here. We’ve e-mailed you the confirmation.</Trans>
    </Notice>
  )
}
