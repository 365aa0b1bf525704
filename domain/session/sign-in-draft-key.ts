import { settings } from '#domain/settings.ts'

/** The storage key of a sign-in that awaits its code. */
export const signInDraftKey = `${settings.brand.storagePrefix}-draft-sign-in`
