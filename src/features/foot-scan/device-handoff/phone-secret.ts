import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const key = `${settings.brand.storagePrefix}-hand-over-device`
let unkept: string | undefined

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** By what the shop knows this phone again when its page is closed and opened anew; where nothing is kept, as long as the page is open. */
export function phoneSecret(): string {
  const stored = readStored('localStorage', key) ?? unkept
  if (stored !== undefined) return stored
  const secret = newSecret()
  unkept = store('localStorage', key, secret) ? undefined : secret
  return secret
}
