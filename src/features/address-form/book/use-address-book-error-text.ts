import { useLingui } from '@lingui/react/macro'
import type { ErrorCode } from '#domain/contract/errors.ts'

/** Says why an address could not be saved or removed, and that nothing is lost. */
export function useAddressBookErrorText(): (code: ErrorCode) => string {
  const { t } = useLingui()
  return (code) => {
    if (code === 'NOT_FOUND')
      return t`This address has been removed in the meantime. Save it again to keep it as a new one.`
    if (code === 'INVALID_INPUT') return t`We couldn’t save this address. Please check every field.`
    if (code === 'AUTH_REQUIRED') return t`You’re signed out. Please sign in again to change your addresses.`
    return t`We couldn’t reach the shop. What you typed is still here. Please try again in a moment.`
  }
}
