import { useLingui } from '@lingui/react/macro'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressField } from '#domain/address/postal-address.ts'
import type { AddressFault } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'

/** What is wrong with a field, and what would be right. */
export function useFaultText(country: Country): (fault: AddressFault) => string {
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

  function postcode(postcodeMost: number): string {
    if (country === 'JP') return t`A postcode in Japan has 7 digits, such as 100-0001.`
    if (country === 'GB') return t`Enter a full postcode, such as SW1A 2AA.`
    return t`A postcode has at most ${postcodeMost} letters and digits.`
  }

  return ({ field, fault }) => {
    const most = addressForm(country).find((one) => one.field === field)?.maxLength ?? 0
    if (fault === 'missing') return missing(field)
    if (fault === 'too_long') return t`Use up to ${most} characters.`
    if (fault === 'not_kana') return t`Enter it in kana, such as ヤマダ.`
    if (fault === 'no_postcode') return postcode(most)
    if (fault === 'no_prefecture') return t`Choose the prefecture.`
    return t`We can’t print one of these characters on a parcel. Please retype it.`
  }
}
