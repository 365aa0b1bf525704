import { useSyncExternalStore } from 'react'
import { cartCount } from './cart-count.ts'

/** How many pairs are in the cart, as far as this page has heard; a page is prerendered with none. */
export function useCartCount(): number {
  return useSyncExternalStore(cartCount.onChange, cartCount.get, cartCount.none)
}
