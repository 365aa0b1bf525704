import { Trans } from '@lingui/react/macro'
import type { PayMark } from '#src/features/orders/pay/pay-mark.ts'
import { Notice } from '#src/ui/notice.tsx'

/**
 * Does not reveal whether an order with a number exists: explains how its owner reaches it, and that a
 * payment counts without this page.
 */
export function NotFoundHere({ mark }: { mark: PayMark }) {
  return (
    <Notice tone="caution" isLive heading={<Trans>We couldn’t find that order here</Trans>}>
      {mark === 'paid' && (
        <p>
          <Trans>If you’ve paid, you don’t need to pay again: we’ll e-mail you once your payment is here.</Trans>
        </p>
      )}
      <Trans>Open the link in the newest e-mail about the order, or sign in with the account that ordered.</Trans>
    </Notice>
  )
}
