import { useLingui } from '@lingui/react/macro'
import type { VerificationError } from '#machines/email-verification/email-verification.types.ts'
import { errorMessages } from '#src/api/error-messages.ts'

/** The format of every order number; no order has this one. */
const example = '2345-BCDF'

/** Says why an order could not be linked to the account and what the customer can do. */
export function useOrderClaimErrorText(): (error: VerificationError) => string {
  const { t, i18n } = useLingui()
  return ({ code, triesLeft = 0, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    switch (code) {
      case 'invalid_format':
        return t`An order number looks like ${example}. You’ll find it in our e-mails about the order.`
      case 'code_short':
        return t`The code has six digits.`
      case 'code_wrong':
        return triesLeft === 1
          ? t`That’s not the right code. You can try one more time.`
          : t`That’s not the right code. You can try ${triesLeft} more times.`
      case 'code_attempts_exceeded':
        return t`Too many wrong codes were entered, so this one no longer works. Your order stays as it is. Ask for a new code.`
      case 'code_used':
        return t`This code has already been used.`
      case 'code_replaced':
        return t`We’ve sent a newer code. Only the newest one works, on the page where you asked for it.`
      case 'code_expired':
        return t`This code has expired.`
      case 'codes_blocked':
        return t`Too many wrong codes have been tried for this order today. Please try again tomorrow.`
      case 'NOT_FOUND':
        return t`This order is in an account already, or its e-mail address has changed.`
      case 'TOO_MANY_REQUESTS':
        return t`Too many tries. Please try again in ${minutes} minutes.`
      default:
        return i18n._(errorMessages[code as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)
    }
  }
}
