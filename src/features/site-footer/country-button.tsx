import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Shows the visitor's country once it is known, and lets them change it at any time. */
export function CountryButton() {
  const { i18n } = useLingui()
  const { country } = useRouter().options.context
  const code = useSyncExternalStore(
    country.onChange,
    () => (country.isCountrySet() ? country.code() : undefined),
    () => undefined,
  )
  return (
    <button type="button" className="country-button" onClick={country.choose}>
      {code === undefined ? <Trans>Country</Trans> : <Trans>Country: {countryName(code, i18n.locale)}</Trans>}
    </button>
  )
}

/** Uses the browser's own names: the list's names are too large for every page. */
function countryName(code: string, language: string): string {
  const style = code === 'HK' || code === 'MO' ? 'short' : 'long'
  return new Intl.DisplayNames(language === 'en' ? 'en-GB' : language, { type: 'region', style }).of(code) ?? code
}
