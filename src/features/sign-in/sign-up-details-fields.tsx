import { useLingui } from '@lingui/react/macro'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import { agreementVersion, agreementWords } from '#domain/consent/agreements.ts'
import type { Country } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market.ts'
import type { Language } from '#domain/settings.ts'
import { KanaFields } from '#src/features/address-form/address-form.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'

type Name = 'family_name' | 'given_name' | 'family_kana' | 'given_kana'
type FieldName = Name | 'is_adult'

type Props = {
  value: SignUpDetails
  onChange: (value: SignUpDetails) => void
  /** The error code of each invalid field, as the contract defines them. */
  fieldErrors: ReadonlyMap<string, string>
}

/** The autocomplete tokens of the fields. */
const autoComplete = {
  family_name: 'family-name',
  given_name: 'given-name',
}

export const signUpDetailsIds: Record<FieldName, string> = {
  family_name: 'family-name',
  given_name: 'given-name',
  family_kana: 'family-kana',
  given_kana: 'given-kana',
  is_adult: 'is-adult',
}

/** Empty details with only the country and language set. */
export function emptySignUpDetails(country: Country, language: Language): SignUpDetails {
  return {
    given_name: '',
    family_name: '',
    country,
    is_adult: false,
    wants_newsletter: false,
    version: agreementVersion,
    language,
  }
}

/** The family name comes first in Japan, and in Japanese everywhere. */
function writtenNames(country: Country, language: Language) {
  const isFamilyFirst = needsKana(country) || language === 'ja'
  return isFamilyFirst ? (['family_name', 'given_name'] as const) : (['given_name', 'family_name'] as const)
}

/** The required name fields, in order. */
export function nameFields(country: Country, language: Language): readonly Name[] {
  const names = writtenNames(country, language)
  return needsKana(country) ? [...names, 'family_kana', 'given_kana'] : names
}

export function useSignUpErrorText(): (field: FieldName, kind: string) => string {
  const { t } = useLingui()
  return (field, kind) => {
    if (field === 'is_adult') return t`Accounts are for people aged 18 or over.`
    if (kind === 'too_big') return t`Use up to 60 characters.`
    if (kind === 'too_small') return t`Fill this in.`
    return field.endsWith('kana') ? t`Enter it in kana, such as モリ.` : t`Enter the name on one line.`
  }
}

export function useNameLabels(): Record<Name, string> {
  const { t } = useLingui()
  return {
    family_name: t`Family name`,
    given_name: t`Given name`,
    family_kana: t`Family name in kana`,
    given_kana: t`Given name in kana`,
  }
}

/** The fields of the details that open an account. */
export function SignUpDetailsFields({ value, onChange, fieldErrors }: Props) {
  const fieldErrorText = useSignUpErrorText()
  const language = useLanguage()
  const words = (kind: 'adult' | 'newsletter') => agreementWords(value.version, kind, language)
  const labels = useNameLabels()
  const findError = (field: FieldName) => {
    const kind = fieldErrors.get(field)
    return kind === undefined ? undefined : fieldErrorText(field, kind)
  }
  return (
    <>
      <div className="sign-in-names">
        {writtenNames(value.country as Country, language).map((name) => (
          <Field
            key={name}
            id={signUpDetailsIds[name]}
            name={name}
            label={labels[name]}
            autoComplete={autoComplete[name]}
            value={value[name] ?? ''}
            error={findError(name)}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
            maxLength={200}
          />
        ))}
      </div>
      {needsKana(value.country as Country) && (
        <KanaFields
          ids={signUpDetailsIds}
          value={{
            family_kana: value.family_kana ?? '',
            given_kana: value.given_kana ?? '',
            has_no_kana: value.has_no_kana ?? false,
          }}
          findError={findError}
          onChange={(part) => onChange({ ...value, ...part })}
        />
      )}
      <Checkbox
        id={signUpDetailsIds.is_adult}
        label={words('adult')}
        checked={value.is_adult}
        error={findError('is_adult')}
        onChange={({ target }) => onChange({ ...value, is_adult: target.checked })}
      />
      <Checkbox
        label={words('newsletter')}
        checked={value.wants_newsletter}
        onChange={({ target }) => onChange({ ...value, wants_newsletter: target.checked })}
      />
    </>
  )
}
