import { useLingui } from '@lingui/react/macro'
import type { Fault } from '#machines/sign-in/sign-in.types.ts'

/** What a refusal means to the visitor, and what they can do. */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useLingui()
  return ({ code, triesLeft = 0, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    switch (code) {
      case 'code_wrong':
        return triesLeft === 1
          ? t`That is not the code. You can try once more.`
          : t`That is not the code. You can try ${triesLeft} more times.`
      case 'code_burnt':
        return t`The code was tried too often. A new one, or the link in our e-mail, will sign you in.`
      case 'code_used':
        return t`This e-mail has signed somebody in already: you, perhaps, by its link on another device. Here a new code is needed.`
      case 'code_replaced':
        return t`A newer code was sent to you. Only the newest one works, where it was asked for.`
      case 'code_expired':
        return t`This code is too old.`
      case 'codes_closed':
        return t`Too many wrong codes were tried for this address today. Please sign in with the link in our e-mail.`
      case 'opening_ended':
        return t`That took a while, so please prove your address once more.`
      case 'INVALID_INPUT':
        return t`Write an address such as mika@example.com.`
      case 'TOO_MANY_REQUESTS':
        return retryAfterSeconds <= 60
          ? t`That was a little quick. You can try again in ${retryAfterSeconds} seconds.`
          : t`Too many tries. Please try again in ${minutes} minutes.`
      case 'NETWORK_ERROR':
        return t`The shop could not be reached. What you typed is still here; please try again in a moment.`
      default:
        return t`Something is wrong on our side. What you typed is still here; please try again in a moment.`
    }
  }
}
