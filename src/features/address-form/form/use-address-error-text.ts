import { useLingui } from '@lingui/react/macro'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressField } from '#domain/address/postal-address.ts'
import type { AddressError } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'

/** Says what is wrong with a field and what is valid. */
export function useAddressErrorText(country: Country): (code: AddressError) => string {
  const { t } = useLingui()

  function missing(field: AddressField): string {
    if (field === 'name') return t`Enter the name of the person who receives the parcel.`
    if (field === 'family_name') return t`Enter the family name.`
    if (field === 'given_name') return t`Enter the given name.`
    if (field === 'family_kana') return t`Enter the family name in kana.`
    if (field === 'given_kana') return t`Enter the given name in kana.`
    if (field === 'postcode') return t`Enter the postcode.`
    if (field === 'region') return t`Choose the prefecture.`
    if (field === 'city')
      return country === 'JP' ? t`Enter the city, ward, town or village.` : t`Enter the town or city.`
    return country === 'JP'
      ? t`Enter the block and house number.`
      : t`Enter address line 1, usually the house number and street.`
  }

  function postcode(maxPostcodeLength: number): string {
    if (country === 'JP') return t`A postcode in Japan has 7 digits, such as 100-0001.`
    if (country === 'GB') return t`Enter a full postcode, such as SW1A 2AA.`
    return t`A postcode has at most ${maxPostcodeLength} letters and digits.`
  }

  return ({ field, code }) => {
    const max = addressForm(country).find((one) => one.field === field)?.maxLength ?? 0
    if (code === 'missing') return missing(field)
    if (code === 'too_long') return t`Use up to ${max} characters.`
    if (code === 'not_kana') return t`Enter it in kana, such as ヤマダ.`
    if (code === 'no_postcode') return postcode(max)
    if (code === 'no_prefecture') return t`Choose the prefecture.`
    return t`We can’t print one of these characters on a parcel. Please retype it.`
  }
}
