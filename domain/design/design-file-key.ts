import { settings } from '../settings.ts'

/** Where a device keeps what is designed on it. Apart from what reads it: a page that looks whether there is any carries no more. */
export const designFileKey = `${settings.brand.storagePrefix}-draft-tabi-gen-01`
