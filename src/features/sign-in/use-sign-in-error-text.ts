import { useLingui } from '@lingui/react/macro'
import type { VerificationError } from '#machines/sign-in/sign-in.types.ts'

/** Says why signing in failed and what the visitor can do. */
export function useSignInErrorText(): (error: VerificationError) => string {
  const { t } = useLingui()
  return ({ code, triesLeft = 0, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    switch (code) {
      case 'code_wrong':
        return triesLeft === 1
          ? t`That’s not the right code. You can try one more time.`
          : t`That’s not the right code. You can try ${triesLeft} more times.`
      case 'code_attempts_exceeded':
        return t`You’ve entered too many wrong codes, so this one no longer works. Your account is safe. Ask for a new code, or use the link in our e-mail.`
      case 'code_used':
        return t`This e-mail has already been used to sign in, perhaps by you, with its link on another device. To sign in here, ask for a new code.`
      case 'code_replaced':
        return t`We’ve sent you a newer code. Only the newest one works, on the page where you asked for it.`
      case 'code_expired':
        return t`This code has expired.`
      case 'codes_blocked':
        return t`Too many wrong codes have been tried for this address today. Please sign in with the link in our e-mail.`
      case 'sign_up_expired':
        return t`That took a while, so please confirm your e-mail again.`
      case 'INVALID_INPUT':
        return t`Enter your e-mail address, such as mika@example.com.`
      case 'TOO_MANY_REQUESTS':
        return retryAfterSeconds <= 60
          ? t`You can’t send again right away. Please try again in ${retryAfterSeconds} seconds.`
          : t`Too many tries. Please try again in ${minutes} minutes.`
      case 'NETWORK_ERROR':
        return t`We couldn’t reach the shop. What you typed is still here. Please try again in a moment.`
      default:
        return t`Something went wrong on our side. What you typed is still here. Please try again in a moment.`
    }
  }
}
