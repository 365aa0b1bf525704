import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Says which country the shop takes for the visitor's, once it knows one, and lets them choose at any time. */
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

/** By the browser's own names: those of the list are too heavy for every page. */
function countryName(code: string, language: string): string {
  const style = code === 'HK' || code === 'MO' ? 'short' : 'long'
  return new Intl.DisplayNames(language === 'en' ? 'en-GB' : language, { type: 'region', style }).of(code) ?? code
}
