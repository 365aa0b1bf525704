import { useLingui } from '@lingui/react/macro'
import type { ChangePeopleError } from './use-people.ts'

/** Says why a change failed, and that nothing is lost. */
export function usePeopleErrorText(): (error: Pick<ChangePeopleError, 'code'>) => string {
  const { t } = useLingui()
  return ({ code }) => {
    if (code === 'NOT_FOUND') return t`This has been removed in the meantime, perhaps on another device.`
    if (code === 'people_full') return t`Your account is full. Remove somebody to add another person.`
    if (code === 'self_exists') return t`Your account already has you. Add this person as another adult.`
    if (code === 'scans_full') return t`Both together have more scans than one person can. Delete some of them first.`
    if (code === 'person_kind_mismatch') return t`A child and an adult can’t be the same person.`
    if (code === 'AUTH_REQUIRED') return t`You’re signed out. Sign in to change this.`
    if (code === 'NETWORK_ERROR' || code === 'TIMED_OUT')
      return t`We couldn’t reach the shop. Your scans are as they were. Please try again in a moment.`
    return t`Something went wrong on our side. Your scans are as they were. Please try again in a moment.`
  }
}
