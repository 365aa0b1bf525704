import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'

const load = () => import('#src/features/checkout/checkout-page.tsx')
const rooms = ['checkout', 'address-form', 'shoe-viewer', 'designs'] as const

/** Of somebody who may have a pair in the cart. Whoever signs in or out in the middle goes on with what was typed, and with the cart that is theirs then. */
export function KnownCheckout() {
  const { i18n } = useLingui()
  const visitor = useVisitor()
  const person = usePerson()
  const [part, retry] = useLatePart(load, rooms)
  return (
    // As wide from the beginning as it is once the form is there.
    <div className="checkout-room">
      {part === undefined || visitor === 'unsettled' ? (
        <Skeleton lines={8} />
      ) : part === 'missing' ? (
        <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
      ) : (
        <part.CheckoutPage key={person} isCustomer={visitor === 'customer'} empty={<EmptyCheckout />} />
      )}
    </div>
  )
}
