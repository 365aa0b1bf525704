import { settings } from '#domain/settings.ts'
import type { GuestCaller } from '#src/api/caller.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** A visitor without an account, as the shop knows them again on this device. */
export type GuestPort = GuestCaller & {
  /** The guest has become a customer. */
  clearTokens(): void
}

const storageKey = `${settings.brand.storagePrefix}-guest`

/** The guest that this device knows, before the shop is asked anything. */
export const storedGuest = () => readStored('localStorage', storageKey) ?? undefined
export const hasGuest = () => storedGuest() !== undefined

/** Keeps the guest's token on the device; where storage is forbidden, as long as the page is open. */
export function createGuest(requestToken: () => Promise<string | undefined>): GuestPort {
  let token: string | undefined
  let pending: Promise<string | undefined> | undefined

  const storedGuestToken = () => storedGuest() ?? token

  async function requestOnce(): Promise<string | undefined> {
    const issued = await requestToken()
    pending = undefined
    // Another tab may have been first: its guest is the one that counts.
    const known = storedGuestToken() ?? issued
    // Where it is stored it counts as long as it is: another tab may sign in.
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
