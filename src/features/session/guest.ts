import { settings } from '#domain/settings.ts'
import type { GuestCaller } from '#src/api/caller.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** A visitor without an account, recognized by a token on this device. */
export type GuestPort = GuestCaller & {
  /** Deletes the token, because the guest has become a customer. */
  clearTokens(): void
}

const storageKey = `${settings.brand.storagePrefix}-guest`

/** The guest token stored on this device, without a request. */
export const storedGuest = () => readStored('localStorage', storageKey) ?? undefined
export const hasGuest = () => storedGuest() !== undefined

/** Stores the guest's token on the device; without storage, in memory until the page closes. */
export function createGuest(requestToken: () => Promise<string | undefined>): GuestPort {
  let token: string | undefined
  let pending: Promise<string | undefined> | undefined

  const storedGuestToken = () => storedGuest() ?? token

  async function requestOnce(): Promise<string | undefined> {
    const issued = await requestToken()
    pending = undefined
    // If another tab was first, its guest counts.
    const known = storedGuestToken() ?? issued
    // A stored token is not cached in memory, because another tab may sign in and delete it.
    token = known !== undefined && store('localStorage', storageKey, known) ? undefined : known
    return known
  }

  return {
    storedGuestToken,
    async issued() {
      const known = storedGuestToken()
      if (known !== undefined) return known
      pending ??= requestOnce()
      return pending
    },
    clearTokens() {
      token = undefined
      store('localStorage', storageKey, undefined)
    },
  }
}
