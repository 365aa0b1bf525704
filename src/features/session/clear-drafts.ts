import { settings } from '#domain/settings.ts'
import { storedKeys } from '#src/storage/stored-keys.ts'
import { store } from '#src/storage/stored-text.ts'

/**
 * Drafts, the idempotency keys of unanswered commands, the phone's name for handoff links, and the placed order.
 * Language, country and consent reveal nothing of the visitor's actions, so they stay.
 */
const begun = ['draft-', 'idempotency-keys', 'handoff-device', 'order']

/** Removes all of the visitor's work from the device. */
export function clearDrafts(): void {
  const keys = begun.flatMap((name) => storedKeys(`${settings.brand.storagePrefix}-${name}`))
  for (const key of keys) store('localStorage', key, undefined)
}
