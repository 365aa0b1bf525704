import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The time by the shop's clock, as far as its answers have told it: a browser may be wrong by a day. */
export type ShopClock = {
  now(): number
  hear(dateHeader: string | null): void
  /** Tells when the shop's time turns out to be another than was thought. */
  onSet(tell: () => void): void
}

/** The header knows whole seconds only, and takes a moment to come; what is within that is no fault of the clock. */
const toleranceMs = 2_000

const storageKey = `${settings.brand.storagePrefix}-clock`

/** The offset is kept for the next pages of this tab: a clock that is wrong stays so. */
export function createShopClock(own: () => number = Date.now): ShopClock {
  let ahead = Number(readStored('sessionStorage', storageKey)) || 0
  const listeners: (() => void)[] = []
  return {
    now: () => own() + ahead,
    onSet: (tell) => void listeners.push(tell),
    hear(dateHeader) {
      const told = Date.parse(dateHeader ?? '') - own()
      if (!Number.isFinite(told) || Math.abs(told - ahead) <= toleranceMs) return
      ahead = Math.abs(told) <= toleranceMs ? 0 : told
      store('sessionStorage', storageKey, ahead === 0 ? undefined : String(ahead))
      for (const tell of listeners) tell()
    },
  }
}
