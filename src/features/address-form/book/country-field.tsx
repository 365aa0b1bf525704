import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { countryList } from '#domain/country/country-list.ts'
import { isShippedTo } from '#domain/country/market.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Select } from '#src/ui/select.tsx'

type Props = {
  country: Country
  onChange: (country: Country) => void
  /** What the choice means for an order. */
  note: string | undefined
}

/** The country of the address: the countries we ship to first, then all others by name. */
export function CountryField({ country, onChange, note }: Props) {
  const { t } = useLingui()
  const language = useLanguage()
  const options = useMemo(() => {
    const list = countryList(language)
    return [...list.filter(({ code }) => isShippedTo(code)), ...list.filter(({ code }) => !isShippedTo(code))]
  }, [language])
  return (
    <>
      <Select
        label={t`Country`}
        autoComplete="country"
        value={country}
        onChange={({ target }) => onChange(target.value as Country)}
      >
        {options.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
      <p className="address-found" role="status">
        {note}
      </p>
    </>
  )
}
