import { useLingui } from '@lingui/react/macro'
import type { OrderActionError } from '#machines/order-action/order-action.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'

import { unknownOutcomeCodes } from './order-action-effects.ts'

/** Says why an order action failed and what the customer can do. */
export function useOrderActionErrorText(): (error: OrderActionError) => string {
  const { t, i18n } = useLingui()
  return ({ code, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    if (unknownOutcomeCodes.has(code))
      return t`We couldn’t reach the shop, so we don’t know whether it was done. Please try again: it won’t be done twice.`
    if (code === 'no_email') return t`This can’t be an e-mail address. Please check it.`
    if (code === 'scan_mismatch')
      return t`We can’t find this scan among those of the person who ordered. Choose other feet, or measure them again on the device that ordered.`
    if (code === 'scan_unusable') return t`We can’t make shoes by this scan. Please measure the feet again.`
    if (code === 'not_shipping') return t`We don’t deliver there yet. Choose another country.`
    if (code === 'TOO_MANY_REQUESTS') return t`Too many tries. Please try again in ${minutes} minutes.`
    return i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)
  }
}
