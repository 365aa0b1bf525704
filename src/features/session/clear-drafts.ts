import { settings } from '#domain/settings.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import { store } from '#src/storage/stored-text.ts'

/**
 * Drafts, the keys of what was sent without an answer, the name by which links know this phone, and the order that was placed on it. Language, country and consent
 * tell nothing of what somebody did.
 */
const begun = ['draft-', 'deeds', 'hand-over-device', 'order']

/** Takes everything off the device that somebody has begun here. */
export function clearDrafts(): void {
  const keys = begun.flatMap((name) => storedKeys(`${settings.brand.storagePrefix}-${name}`))
  for (const key of keys) store('localStorage', key, undefined)
}
