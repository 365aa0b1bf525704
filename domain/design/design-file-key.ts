import { settings } from '../settings.ts'

/**
 * The storage key of the designs on a device. A file of its own, so that a page that only checks for designs does not
 * bundle their schema.
 */
export const designFileKey = `${settings.brand.storagePrefix}-draft-tabi-gen-01`
