import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The time by the shop's clock, as far as its answers have told it: a browser may be wrong by a day. */
export type ServerClock = {
  now(): number
  syncWith(dateHeader: string | null): void
  /** Tells when the shop's time turns out to be another than was thought. */
  onSet(listener: () => void): void
}

/** The header knows whole seconds only, and takes a moment to come; what is within that is no fault of the clock. */
const toleranceMs = 2_000

const storageKey = `${settings.brand.storagePrefix}-clock`

/** The offset is kept for the next pages of this tab: a clock that is wrong stays so. */
export function createServerClock(own: () => number = Date.now): ServerClock {
  let ahead = Number(readStored('sessionStorage', storageKey)) || 0
  const listeners: (() => void)[] = []
  return {
    now: () => own() + ahead,
    onSet: (listener) => void listeners.push(listener),
    syncWith(dateHeader) {
      const offsetMs = Date.parse(dateHeader ?? '') - own()
      if (!Number.isFinite(offsetMs) || Math.abs(offsetMs - ahead) <= toleranceMs) return
      ahead = Math.abs(offsetMs) <= toleranceMs ? 0 : offsetMs
      store('sessionStorage', storageKey, ahead === 0 ? undefined : String(ahead))
      for (const listener of listeners) listener()
    },
  }
}
