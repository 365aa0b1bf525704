import { Trans } from '@lingui/react/macro'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { PayMark } from './pay-mark.ts'

/** For whoever comes back from paying, once the order itself says so. */
export function PaidThanks({ order, mark }: { order: SeenOrder; mark: PayMark }) {
  if (mark !== 'paid' || !hasBeenPaid(order.stage)) return null
  return (
    <Notice tone="good" isNews heading={<Trans>Thank you</Trans>}>
      <Trans>Your payment is here. We’ve e-mailed you the confirmation.</Trans>
    </Notice>
  )
}
