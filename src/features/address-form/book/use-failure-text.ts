import { useLingui } from '@lingui/react/macro'
import type { ErrorCode } from '#domain/contract/error-codes.ts'

/** Why an address could not be saved or removed, and that nothing is lost. */
export function useFailureText(): (code: ErrorCode) => string {
  const { t } = useLingui()
  return (code) => {
    if (code === 'NOT_FOUND')
      return t`This address was removed in the meantime. Save it once more to keep it as a new one.`
    if (code === 'INVALID_INPUT') return t`The shop cannot keep this address. Please check every field.`
    if (code === 'AUTH_REQUIRED') return t`You are signed out. Please sign in again to change your addresses.`
    return t`The shop could not be reached. Nothing you typed is lost; please try again in a moment.`
  }
}
