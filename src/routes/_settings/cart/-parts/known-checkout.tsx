import { Lazy } from '#src/lib/lazy.tsx'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'

const load = () => import('#src/features/checkout/checkout-page.tsx')
const messages = ['checkout', 'address-form', 'shoe-viewer', 'designs']

/** Of somebody who may have a pair in the cart. Whoever signs in or out in the middle goes on with what was typed, and with the cart that is theirs then. */
export function KnownCheckout() {
  const visitor = useVisitor()
  const person = usePerson()
  return (
    // As wide from the beginning as it is once the form is there.
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
