import { settings } from '../settings.ts'

/**
 * The storage key of a person's accepted feet; one per person, so that windows measuring different people do not
 * conflict.
 */
export const scanDraftKey = (personId: string) => `${settings.brand.storagePrefix}-draft-foot-scan-${personId}`
