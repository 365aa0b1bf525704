import { settings } from '#domain/settings.ts'
import type { GuestCaller } from '#src/api/caller.ts'

/** A visitor without an account, as the shop knows them again on this device. */
export type GuestPort = GuestCaller & {
  /** The guest has become a customer. */
  forget(): void
}

const storageKey = `${settings.brand.storagePrefix}-guest`

/** Keeps the guest's token on the device; where storage is forbidden, as long as the page is open. */
export function createGuest(ask: () => Promise<string | undefined>): GuestPort {
  let token: string | undefined
  let asking: Promise<string | undefined> | undefined

  function kept(): string | undefined {
    try {
      return localStorage.getItem(storageKey) ?? token
    } catch {
      return token
    }
  }

  async function askOnce(): Promise<string | undefined> {
    const issued = await ask()
    asking = undefined
    // Another tab may have been first: its guest is the one that counts.
    token = kept() ?? issued
    try {
      if (token !== undefined) localStorage.setItem(storageKey, token)
    } catch {
      // Known until the page is closed.
    }
    return token
  }

  return {
    kept,
    async issued() {
      const known = kept()
      if (known !== undefined) return known
      asking ??= askOnce()
      return asking
    },
    forget() {
      token = undefined
      try {
        localStorage.removeItem(storageKey)
      } catch {
        // Nothing was kept.
      }
    },
  }
}
