import { settings } from '#domain/settings.ts'
import { createObservable } from '#src/lib/create-observable.ts'

/** How many pairs are in the cart, as far as this page has heard. */
export const cartCount = {
  ...createObservable(0),
  channel: `${settings.brand.storagePrefix}-cart`,
  none: () => 0,
}

/** Whoever has put a pair into the cart, or taken one out, says how many there are: here, and to the other tabs. */
export function noteCartCount(noted: number): void {
  cartCount.set(noted)
  if (!('BroadcastChannel' in window)) return
  const others = new BroadcastChannel(cartCount.channel)
  others.postMessage(noted)
  others.close()
}
