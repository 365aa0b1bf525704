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

/** A stranger has put nothing into it: for them the shop is asked nothing. */
function Cart() {
  const visitor = useVisitor()
  const person = usePerson()
  const isKnown = useHydrated() && (visitor === 'customer' || visitor === 'unsettled' || hasGuest())
  return <div className="to-come">{isKnown ? <KnownCart key={person} /> : <CartScreen isEmpty />}</div>
}
