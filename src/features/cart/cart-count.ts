import { settings } from '#domain/settings.ts'

let count = 0
const listeners = new Set<() => void>()

/** How many pairs are in the cart, as far as this page has heard. */
export const cartCount = {
  channel: `${settings.brand.storagePrefix}-cart`,
  get: () => count,
  none: () => 0,
  onChange(tell: () => void) {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  hear(heard: number) {
    count = heard
    for (const tell of listeners) tell()
  },
}

/** Whoever has put a pair into the cart, or taken one out, says how many there are: here, and to the other tabs. */
export function noteCartCount(noted: number): void {
  cartCount.hear(noted)
  if (!('BroadcastChannel' in window)) return
  const others = new BroadcastChannel(cartCount.channel)
  others.postMessage(noted)
  others.close()
}
