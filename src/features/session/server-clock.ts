import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The server's time, estimated from its responses, because a browser's clock may be wrong by a day. */
export type ServerClock = {
  now(): number
  syncWith(dateHeader: string | null): void
  /** Called when the estimate of the server's time changes. */
  onSet(listener: () => void): void
}

/** The `Date` header has whole seconds and takes a moment to arrive; smaller differences are ignored. */
const toleranceMs = 2_000

const storageKey = `${settings.brand.storagePrefix}-clock`

/** The offset is stored for this tab's next pages, because a wrong clock stays wrong. */
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
