import { useLingui } from '@lingui/react/macro'
import type { VerificationError } from '#machines/email-verification/email-verification.types.ts'
import { useAccountErrorText } from './use-account-error-text.ts'

/** Why the e-mail address could not be changed, and what to do. */
export function useNewEmailErrorText(): (error: VerificationError) => string {
  const { t } = useLingui()
  const getDefaultText = useAccountErrorText()
  return ({ code, triesLeft = 0, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    switch (code) {
      case 'invalid_format':
        return t`Enter your e-mail address, such as mika@example.com.`
      case 'invalid_value':
        return t`Your account already has this address.`
      case 'code_short':
        return t`The code has six digits.`
      case 'code_wrong':
        return triesLeft === 1
          ? t`That’s not the right code. You can try one more time.`
          : t`That’s not the right code. You can try ${triesLeft} more times.`
      case 'code_attempts_exceeded':
        return t`You’ve entered too many wrong codes, so this one no longer works. Your account is safe. Ask for a new code.`
      case 'code_used':
        return t`This code has already been used.`
      case 'code_replaced':
        return t`We’ve sent you a newer code. Only the newest one works, on the page where you asked for it.`
      case 'code_expired':
        return t`This code has expired.`
      case 'codes_blocked':
        return t`Too many wrong codes have been tried for this address today. Please try again tomorrow.`
      case 'TOO_MANY_REQUESTS':
        return retryAfterSeconds <= 60
          ? t`We’ve just sent you an e-mail. You can ask for another in ${retryAfterSeconds} seconds.`
          : t`Too many tries. Please try again in ${minutes} minutes.`
      case 'email_taken':
        return t`This address can’t be used for your account. Please use another one.`
      default:
        return getDefaultText(code)
    }
  }
}
