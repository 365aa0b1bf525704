import { Lazy } from '#src/lib/lazy.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'

const load = () => import('#src/features/checkout/checkout-page.tsx')
const messages = ['checkout', 'address-form', 'shoe-viewer', 'designs']

/**
 * The checkout of a visitor who may have a pair in the cart. Signing in or out meanwhile keeps what was typed
 * and shows the cart that is theirs then.
 */
export function KnownCheckout() {
  const visitor = useVisitor()
  const person = usePerson()
  return (
    // The container has the width of the form from the start.
    <div className="checkout-room">
      <Lazy load={load} messages={messages} fallback={<Skeleton lines={8} />}>
        {({ CheckoutPage }) =>
          visitor === 'unsettled' ? (
            <Skeleton lines={8} />
          ) : (
            <CheckoutPage key={person} isCustomer={visitor === 'customer'} empty={<EmptyCheckout />} />
          )
        }
      </Lazy>
    </div>
  )
}
