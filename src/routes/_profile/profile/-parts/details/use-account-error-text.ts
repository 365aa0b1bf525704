import { useLingui } from '@lingui/react/macro'

/** The text of an error that names no field. */
export function useAccountErrorText(): (code: string) => string {
  const { t } = useLingui()
  return (code) =>
    code === 'TOO_MANY_REQUESTS'
      ? t`Too many tries. Please wait a moment`
      : t`We couldn’t reach the shop. What you typed is still here. Please try again in a moment.`
}
