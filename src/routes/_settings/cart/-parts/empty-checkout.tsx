import { Trans } from '@lingui/react/macro'
import { EmptyCart } from '#src/ui/drawings/empty-cart.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { NextLink } from '#src/ui/next-link.tsx'

/** Shown when there is nothing to order. */
export function EmptyCheckout() {
  return (
    <EmptyState
      heading={<Trans>Your cart is empty</Trans>}
      drawing={<EmptyCart />}
      action={
        <NextLink to="/cart">
          <Trans>Back to the cart</Trans>
        </NextLink>
      }
    >
      <Trans>What you typed here stays for a few days.</Trans>
    </EmptyState>
  )
}
