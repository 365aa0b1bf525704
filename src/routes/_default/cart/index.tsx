import { msg } from '@lingui/core/macro'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { hasGuest } from '#src/features/session/guest.ts'
import { usePerson } from '#src/page/use-person.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { CartScreen } from './-parts/cart-screen.tsx'
import { KnownCart } from './-parts/known-cart.tsx'

export const Route = createFileRoute('/_default/cart/')({
  staticData: { title: msg`Cart`, description: msg`The pairs you designed.`, unlisted: true },
  component: Cart,
})

/** A visitor without a customer or guest session has an empty cart, so no request is sent. */
function Cart() {
  const visitor = useVisitor()
  const person = usePerson()
  const isKnown = useHydrated() && (visitor === 'customer' || visitor === 'unsettled' || hasGuest())
  return <div className="to-come">{isKnown ? <KnownCart key={person} /> : <CartScreen isEmpty />}</div>
}
