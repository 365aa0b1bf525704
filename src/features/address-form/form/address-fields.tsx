import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { addressForm, type FieldOf } from '#domain/address/address-form.ts'
import type { AddressField, AddressTexts } from '#domain/address/postal-address.ts'
import { prefectures } from '#domain/address/prefectures.ts'
import { type AddressFault, readField } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { PostcodeFinder } from './postcode-finder.tsx'
import { useFaultText } from './use-fault-text.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { useFinder } from './use-finder.ts'
import type { LookUp } from './use-look-up.ts'

export type AddressFieldsProps = {
  country: Country
  value: AddressTexts
  onChange: (value: AddressTexts) => void
  faults: readonly AddressFault[]
  /** Without it every address is typed by hand, as it can be with it. */
  onLookUp?: LookUp | undefined
  /** By which a summary of errors finds the fields: `id` and the name of the field, joined by a hyphen. */
  id?: string
}

/** Two names, or their two readings, stand beside each other where there is room. */
const halves: ReadonlySet<AddressField> = new Set(['family_name', 'given_name', 'family_kana', 'given_kana'])

export function AddressFields({ country, value, onChange, faults, onLookUp, id: wanted }: AddressFieldsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const own = useId()
  const id = wanted ?? own
  const labels = useFieldLabels(country)
  const faultText = useFaultText(country)
  const finder = useFinder({ country, value, onChange, onLookUp })
  const isPostcodeFirst = country === 'JP'

  function change(field: AddressField, text: string): void {
    onChange({ ...value, [field]: text })
    if (field !== 'postcode') return
    if (onLookUp && isPostcodeFirst) finder.typed(text)
    else finder.dismiss()
  }

  /** Readings and codes are shown as they are kept, once the field is left; anything else stays as it was typed. */
  function leave(one: FieldOf): void {
    const typed = value[one.field] ?? ''
    const read = one.kind === 'kana' || one.kind === 'postcode' ? readField(country, one, typed) : undefined
    if (read?.ok && read.value !== typed) onChange({ ...value, [one.field]: read.value })
  }

  function tiesOf(one: FieldOf) {
    const { field, isRequired, autocomplete } = one
    const fault = faults.find((each) => each.field === field)
    return {
      id: `${id}-${field}`,
      label: labels[field],
      error: fault && faultText(fault),
      mark: isRequired ? undefined : <Trans>may stay empty</Trans>,
      autoComplete: autocomplete,
      value: value[field] ?? '',
      required: isRequired,
      onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
    }
  }

  function drawn(one: FieldOf) {
    const ties = tiesOf(one)
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
              help: onLookUp && <Trans>Seven digits. They fill in the address.</Trans>,
            })}
            autoCapitalize="characters"
            spellCheck={false}
            onBlur={() => leave(one)}
          />
          {onLookUp && (
            <PostcodeFinder country={country} finder={finder} typed={value.postcode ?? ''} next={`${id}-line_1`} />
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
