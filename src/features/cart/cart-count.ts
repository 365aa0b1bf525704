import { settings } from '#domain/settings.ts'
import { createObservable } from '#src/lib/create-observable.ts'

/** The number of pairs in the cart, as far as this page knows. */
export const cartCount = {
  ...createObservable(0),
  channel: `${settings.brand.storagePrefix}-cart`,
  none: () => 0,
}

/** Sets the number of pairs after a change of the cart, and broadcasts it to the other tabs. */
export function noteCartCount(noted: number): void {
  cartCount.set(noted)
  if (!('BroadcastChannel' in window)) return
  const others = new BroadcastChannel(cartCount.channel)
  others.postMessage(noted)
  others.close()
}
