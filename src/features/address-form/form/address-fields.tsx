import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type AddressFormField, addressForm } from '#domain/address/address-form.ts'
import type { AddressField, AddressTexts } from '#domain/address/postal-address.ts'
import { prefectures } from '#domain/address/prefectures.ts'
import { type AddressError, readField } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { KanaInputs } from './kana-inputs.tsx'
import { PostcodeFinder } from './postcode-finder.tsx'
import { useAddressErrorText } from './use-address-error-text.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { useFinder } from './use-finder.ts'
import type { LookUpPostcode } from './use-look-up.ts'

export type AddressFieldsProps = {
  country: Country
  value: AddressTexts
  onChange: (value: AddressTexts) => void
  errors: readonly AddressError[]
  /** Without it every address is typed by hand, which is always possible. */
  onLookUp?: LookUpPostcode | undefined
  /** In a demo, the only known postcodes. */
  onlyPostcodes?: readonly string[] | undefined
  /** The prefix of the field ids that an error summary links to: `id` and the field's name, joined by a hyphen. */
  id?: string
}

/** Two names side by side if there is space. */
const halves: ReadonlySet<AddressField> = new Set(['family_name', 'given_name'])

/** These fields are rendered with the first kana reading. */
const drawnBefore: ReadonlySet<AddressField> = new Set(['given_kana', 'has_no_kana'])

export function AddressFields({
  country,
  value,
  onChange,
  errors,
  onLookUp,
  onlyPostcodes,
  id: wanted,
}: AddressFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const own = useId()
  const id = wanted ?? own
  const labels = useFieldLabels(country)
  const errorText = useAddressErrorText(country)
  const finder = useFinder({ country, value, onChange, onLookUp })
  const isPostcodeFirst = country === 'JP'

  function change(field: AddressField, text: string): void {
    onChange({ ...value, [field]: text })
    if (field !== 'postcode') return
    if (onLookUp && isPostcodeFirst) finder.typed(text)
    else finder.dismiss()
  }

  /** Normalizes a valid postcode when the field loses the focus; anything else stays as typed. */
  function leave(one: AddressFormField): void {
    const typed = value[one.field] ?? ''
    const read = one.kind === 'postcode' ? readField(country, one, typed) : undefined
    if (read?.ok && read.value !== typed) onChange({ ...value, [one.field]: read.value })
  }

  function findError(field: AddressField): string | undefined {
    const error = errors.find((each) => each.field === field)
    return error && errorText(error)
  }

  function getInputProps(one: AddressFormField) {
    const { field, isRequired, autocomplete } = one
    return {
      id: `${id}-${field}`,
      label: labels[field],
      error: findError(field),
      mark: isRequired ? undefined : <Trans>optional</Trans>,
      autoComplete: autocomplete,
      value: value[field] ?? '',
      required: isRequired,
      onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
    }
  }

  function drawnKana() {
    const { family_kana = '', given_kana = '', has_no_kana } = value
    return (
      <KanaInputs
        key="kana"
        ids={{ family_kana: `${id}-family_kana`, given_kana: `${id}-given_kana` }}
        value={{ family_kana, given_kana, has_no_kana: has_no_kana === 'yes' }}
        findError={findError}
        onChange={({ has_no_kana: isNone, ...readings }) =>
          onChange({ ...value, ...readings, ...(isNone !== undefined && { has_no_kana: isNone ? 'yes' : '' }) })
        }
      />
    )
  }

  function drawn(one: AddressFormField) {
    if (drawnBefore.has(one.field)) return null
    if (one.kind === 'kana') return drawnKana()
    const ties = getInputProps(one)
    if (one.kind === 'prefecture')
      return (
        <Select key={one.field} {...ties}>
          <option value="">{t`Please choose`}</option>
          {prefectures.map((prefecture) => (
            <option key={prefecture.ja} value={prefecture.ja}>
              {prefecture[language]}
            </option>
          ))}
        </Select>
      )
    if (one.kind === 'postcode')
      return (
        <div key={one.field} className="address-postcode">
          <Field
            {...ties}
            {...(isPostcodeFirst && {
              inputMode: 'numeric',
              help: onLookUp && <Trans>Enter the 7 digits, and we’ll fill in the address.</Trans>,
            })}
            autoCapitalize="characters"
            spellCheck={false}
            onBlur={() => leave(one)}
          />
          {onLookUp && (
            <PostcodeFinder
              country={country}
              only={onlyPostcodes}
              finder={finder}
              typed={value.postcode ?? ''}
              next={`${id}-line_1`}
            />
          )}
        </div>
      )
    return (
      <div key={one.field} className={halves.has(one.field) ? 'address-half' : undefined}>
        <Field {...ties} spellCheck={false} onBlur={() => leave(one)} />
      </div>
    )
  }

  return <div className="address-fields">{addressForm(country).map(drawn)}</div>
}
