import { msg } from '@lingui/core/macro'

/** The page stays as it was built. */
export const failedTranslations = msg`Failed to load translations`
