import { useSyncExternalStore } from 'react'
import { cartCount } from './cart-count.ts'

/** The number of pairs in the cart, as far as this page knows; 0 while prerendering. */
export function useCartCount(): number {
  return useSyncExternalStore(cartCount.onChange, cartCount.get, cartCount.none)
}
