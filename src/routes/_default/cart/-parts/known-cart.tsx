import { useState } from 'react'
import type { CartSummary } from '#src/features/cart-page/cart-lines.tsx'
import { Lazy } from '#src/lib/lazy.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CartScreen } from './cart-screen.tsx'

const load = () => import('#src/features/cart-page/cart-lines.tsx')

/** The cart of a visitor who may have a pair in it. */
export function KnownCart() {
  const [{ isEmpty, saved, status }, setCartSummary] = useState<CartSummary>({ isEmpty: false, saved: [] })
  return (
    <>
      <CartScreen isEmpty={isEmpty} saved={saved} status={status} />
      <Lazy load={load} messages={['cart-page', 'shoe-viewer', 'designs']} fallback={<Skeleton lines={6} />}>
        {({ CartLines }) => <CartLines onCartChange={setCartSummary} />}
      </Lazy>
    </>
  )
}
