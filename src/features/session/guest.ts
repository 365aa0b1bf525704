import { settings } from '#domain/settings.ts'
import type { GuestCaller } from '#src/api/caller.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** A visitor without an account, as the shop knows them again on this device. */
export type GuestPort = GuestCaller & {
  /** The guest has become a customer. */
  forget(): void
}

const storageKey = `${settings.brand.storagePrefix}-guest`

/** The guest that this device knows, before the shop is asked anything. */
export const storedGuest = () => readStored('localStorage', storageKey) ?? undefined
export const hasGuest = () => storedGuest() !== undefined

/** Keeps the guest's token on the device; where storage is forbidden, as long as the page is open. */
export function createGuest(ask: () => Promise<string | undefined>): GuestPort {
  let token: string | undefined
  let asking: Promise<string | undefined> | undefined

  const kept = () => storedGuest() ?? token

  async function askOnce(): Promise<string | undefined> {
    const issued = await ask()
    asking = undefined
    // Another tab may have been first: its guest is the one that counts.
    const known = kept() ?? issued
    // Where it is stored it counts as long as it is: another tab may sign in.
    token = known !== undefined && store('localStorage', storageKey, known) ? undefined : known
    return known
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
      store('localStorage', storageKey, undefined)
    },
  }
}
