import { settings } from '#domain/settings.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const key = `${settings.brand.storagePrefix}-handoff-device`
let unkept: string | undefined

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * The secret by which the server recognizes this phone after its page is reloaded; without storage it lasts until the
 * page closes.
 */
export function phoneSecret(): string {
  const stored = readStored('localStorage', key) ?? unkept
  if (stored !== undefined) return stored
  const secret = newSecret()
  unkept = store('localStorage', key, secret) ? undefined : secret
  return secret
}
