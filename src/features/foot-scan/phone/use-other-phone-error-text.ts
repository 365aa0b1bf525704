import { useLingui } from '@lingui/react/macro'

/** Says why another phone cannot be connected or followed. */
export function useOtherPhoneErrorText(): (code: string | undefined) => string {
  const { t } = useLingui()
  return (code) => {
    switch (code) {
      case 'NETWORK_ERROR':
      case 'TIMED_OUT':
      case 'UNAVAILABLE':
        return t`We couldn’t reach the shop. What you have measured so far is still here.`
      case 'TOO_MANY_REQUESTS':
        return t`You’ve asked for many codes in a short time. Please try again later, or measure in another way.`
      case 'NOT_FOUND':
        return t`This person isn’t there any more. Go back and choose whose feet you measure.`
      default:
        return t`Something went wrong on our side. What you have measured so far is still here.`
    }
  }
}
