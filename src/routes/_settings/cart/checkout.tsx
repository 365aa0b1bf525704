import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

export const Route = createFileRoute('/_settings/cart/checkout')({
  staticData: {
    title: msg`Checkout`,
    description: msg`Tell us where to send your pair.`,
    guards: ['check-paid-order'],
    unlisted: true,
  },
  component: CartCheckout,
})

const load = () => import('#src/features/checkout/checkout-page.tsx')
const rooms = ['checkout', 'address-form', 'shoe-viewer', 'designs'] as const

/** Whoever signs in or out in the middle goes on with what was typed, and with the cart that is theirs then. */
function CartCheckout() {
  const { i18n } = useLingui()
  const visitor = useVisitor()
  const person = usePerson()
  const [part, retry] = useLatePart(load, rooms)
  return (
    <>
      <Screen heading={<Trans>Checkout</Trans>}>
        <Link to="/cart" className="text-link text-link-alone">
          <Trans>Back to the cart</Trans>
        </Link>
      </Screen>
      {part === undefined || visitor === 'unsettled' ? (
        <Skeleton lines={8} />
      ) : part === 'missing' ? (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      ) : (
        <part.CheckoutPage key={person} isCustomer={visitor === 'customer'} />
      )}
    </>
  )
}
