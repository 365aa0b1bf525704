import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PairChange } from '#domain/order/pair-change.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { orderDestination } from '../read/order-destination.ts'
import { storePairChange } from './stored-pair-change.ts'

/** Tells the customer in the wizard that this pair belongs to an order, and links to the order. */
export function OrderPairOnDevice({ change }: { change: PairChange }) {
  const { number } = change
  return (
    <Notice heading={<Trans>You’re changing a pair of order {number}</Trans>}>
      <p>
        {change.isRestored ? (
          <Trans>
            The design of this pair is no longer on this device or in your account, so you see it as it was ordered. The
            order stays as it is until you confirm the change at the last step.
          </Trans>
        ) : (
          <Trans>The order stays as it is until you confirm the change at the last step.</Trans>
        )}
      </p>
      <div className="actions">
        <Link {...orderDestination(change, false)} className="text-link text-link-alone">
          <Trans>Back to your order</Trans>
        </Link>
        <Button look="quiet" onClick={() => storePairChange(undefined)}>
          <Trans>Leave the order as it is</Trans>
        </Button>
      </div>
    </Notice>
  )
}
