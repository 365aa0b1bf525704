import { useLingui } from '@lingui/react/macro'
import { isCountry } from '#domain/country/countries.ts'
import { countryList } from '#domain/country/country-list.ts'
import { type Language, settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Select } from '#src/ui/select.tsx'
import type { FieldsProps } from './name-fields.tsx'
import { personIds } from './use-profile-error-text.ts'

/** Each language's own name. */
const ownNames: Record<Language, string> = { en: 'English', ja: '日本語' }

/** The language of our mails, and the country that decides prices, laws and forms. */
export function PlaceFields({ draft, findError, onChange }: FieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const choices = settings.languages.available.map((value) => ({
    value,
    name: <span lang={value}>{ownNames[value]}</span>,
  }))
  return (
    <>
      <RadioCards
        id={personIds.language}
        legend={t`Language`}
        help={t`Used in the shop and in our e-mails.`}
        choices={choices}
        value={draft.language}
        error={findError('language')}
        onChange={(language) => onChange({ language })}
      />
      <Select
        id={personIds.country}
        name="country"
        autoComplete="country"
        label={t`Country`}
        help={t`It decides prices, which law applies, and how names and addresses are written.`}
        value={draft.country}
        error={findError('country')}
        onChange={({ target }) => isCountry(target.value) && onChange({ country: target.value })}
      >
        {countryList(language).map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    </>
  )
}
