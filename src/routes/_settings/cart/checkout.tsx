import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { hasGuest } from '#src/features/session/guest.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyCheckout } from './-parts/empty-checkout.tsx'
import { KnownCheckout } from './-parts/known-checkout.tsx'

export const Route = createFileRoute('/_settings/cart/checkout')({
  staticData: {
    title: msg`Checkout`,
    description: msg`Tell us where to send your pair.`,
    guards: ['check-paid-order'],
    unlisted: true,
  },
  component: CartCheckout,
})

/** A visitor without a customer or guest session has nothing to order: there is no form and no request. */
function CartCheckout() {
  const visitor = useVisitor()
  const isStranger = useHydrated() && visitor !== 'customer' && visitor !== 'unsettled' && !hasGuest()
  return (
    <>
      <Screen heading={<Trans>Checkout</Trans>}>
        {!isStranger && (
          <Link to="/cart" className="text-link text-link-alone">
            <Trans>Back to the cart</Trans>
          </Link>
        )}
      </Screen>
      {isStranger ? <EmptyCheckout /> : <KnownCheckout />}
    </>
  )
}
