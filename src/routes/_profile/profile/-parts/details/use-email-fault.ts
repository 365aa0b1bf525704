import { useLingui } from '@lingui/react/macro'
import type { Fault } from '#machines/code-proof/code-proof.types.ts'
import { useFault } from './use-fault.ts'

/** What kept an account from moving to another address, and what can be done. */
export function useEmailFault(): (fault: Fault) => string {
  const { t } = useLingui()
  const usual = useFault()
  return ({ code, triesLeft = 0, retryAfterSeconds = 60 }) => {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    switch (code) {
      case 'invalid_format':
        return t`Write an address such as mika@example.com.`
      case 'invalid_value':
        return t`Your account has this address already.`
      case 'code_short':
        return t`The code has six digits.`
      case 'code_wrong':
        return triesLeft === 1
          ? t`That is not the code. You can try once more.`
          : t`That is not the code. You can try ${triesLeft} more times.`
      case 'code_burnt':
        return t`The code was tried too often. Please ask for a new one.`
      case 'code_used':
        return t`This code has been used already.`
      case 'code_replaced':
        return t`A newer code was sent to you. Only the newest one works, where it was asked for.`
      case 'code_expired':
        return t`This code is too old.`
      case 'codes_closed':
        return t`Too many wrong codes were tried for this address today. Please try again tomorrow.`
      case 'TOO_MANY_REQUESTS':
        return retryAfterSeconds <= 60
          ? t`An e-mail was sent just now. You can ask for another one in ${retryAfterSeconds} seconds.`
          : t`Too many tries. Please try again in ${minutes} minutes.`
      case 'address_taken':
        return t`This address cannot be used for your account.`
      default:
        return usual(code)
    }
  }
}
