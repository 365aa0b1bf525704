import { useLingui } from '@lingui/react/macro'

/** What a refusal that names no field means to the customer. */
export function useFault(): (code: string) => string {
  const { t } = useLingui()
  return (code) =>
    code === 'TOO_MANY_REQUESTS'
      ? t`Too many tries, wait a moment`
      : t`The shop could not be reached. What you typed is still here; please try again in a moment.`
}
