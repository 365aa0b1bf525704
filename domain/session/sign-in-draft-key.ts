import { settings } from '#domain/settings.ts'

/** Where a sign-in that waits for its code is kept on the device. */
export const signInDraftKey = `${settings.brand.storagePrefix}-draft-sign-in`
