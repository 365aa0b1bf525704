import { Trans } from '@lingui/react/macro'
import { NextLink } from '#src/ui/next-link.tsx'
import '#src/styles/order.css'

type Props = { number: string; isCustomer: boolean; isTheirs: boolean }

/**
 * How a guest saves an order in an account: by signing in on the device that ordered, or by the order number on any
 * other.
 */
export function SaveOrderHint({ number, isCustomer, isTheirs }: Props) {
  return (
    <div className="order-save-hint">
      <h3>
        <Trans>Keep this order in an account</Trans>
      </h3>
      <p>
        {isTheirs ? (
          <Trans>
            Sign in with a code by e-mail, and the order is there on your other devices too, with your scans.
          </Trans>
        ) : (
          <Trans>On the page of your orders you can add it by its number, {number}.</Trans>
        )}
      </p>
      <NextLink to="/profile/order">
        {isCustomer ? <Trans>Go to your orders</Trans> : <Trans>Sign in to keep it</Trans>}
      </NextLink>
    </div>
  )
}
