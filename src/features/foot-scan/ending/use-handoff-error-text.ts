import { useLingui } from '@lingui/react/macro'

/** Says why this phone cannot connect and what helps. */
export function useHandoffErrorText(): (code: string) => string {
  const { t } = useLingui()
  return (code) => {
    switch (code) {
      case 'handoff_expired':
        return t`This code has ended: its time is over, or another phone has taken its place. Show a new one on the other device.`
      case 'handoff_used':
        return t`This code has already been used, perhaps on another phone. Show a new one on the other device.`
      case 'handoff_unknown':
      case 'INVALID_INPUT':
        return t`This code doesn’t work. There may be a newer one on the other device.`
      case 'scans_full':
        return t`There’s no more room for scans of this person. Delete an old one on the other device.`
      case 'guest_scans_full':
        return t`The other device isn’t signed in, and has no more room for scans of this person. Create an account there, then send the feet. Or save them on this phone.`
      case 'TOO_MANY_REQUESTS':
        return t`Too many codes that don’t work were opened from here. Please try again later.`
      case 'NETWORK_ERROR':
      case 'TIMED_OUT':
      case 'UNAVAILABLE':
        return t`We couldn’t reach the shop. Please check the connection of this phone.`
      default:
        return t`Something went wrong on our side. Please try again in a moment.`
    }
  }
}
