import { settings } from '../settings.ts'

/** Where what was accepted of somebody's feet is kept on the device: two windows that measure two people never meet. */
export const scanDraftKey = (personId: string) => `${settings.brand.storagePrefix}-draft-foot-scan-${personId}`
