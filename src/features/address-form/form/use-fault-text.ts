import { useLingui } from '@lingui/react/macro'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressField } from '#domain/address/postal-address.ts'
import type { AddressFault } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'

/** What is wrong with a field, and what would be right. */
export function useFaultText(country: Country): (fault: AddressFault) => string {
  const { t } = useLingui()

  function missing(field: AddressField): string {
    if (field === 'name') return t`Write the name of who receives the parcel.`
    if (field === 'family_name') return t`Write the family name.`
    if (field === 'given_name') return t`Write the given name.`
    if (field === 'family_kana') return t`Write how the family name is read.`
    if (field === 'given_kana') return t`Write how the given name is read.`
    if (field === 'postcode') return t`Write the postcode.`
    if (field === 'region') return t`Choose the prefecture.`
    if (field === 'city')
      return country === 'JP' ? t`Write the city, ward, town or village.` : t`Write the town or city.`
    return country === 'JP'
      ? t`Write the block and the number of the house.`
      : t`Write the street and the number of the house.`
  }

  function postcode(): string {
    if (country === 'JP') return t`A postcode in Japan has seven digits, such as 100-0001.`
    if (country === 'GB') return t`Write a postcode such as SW1A 1AA.`
    return t`A postcode has at most 12 letters and digits.`
  }

  return ({ field, fault }) => {
    const most = addressForm(country).find((one) => one.field === field)?.maxLength ?? 0
    if (fault === 'missing') return missing(field)
    if (fault === 'too_long') return t`This is too long: there is room for ${most} letters.`
    if (fault === 'not_kana') return t`Write the reading in katakana or hiragana, such as ヤマダ.`
    if (fault === 'no_postcode') return postcode()
    if (fault === 'no_prefecture') return t`Choose the prefecture.`
    return t`This holds a sign that cannot be printed on a parcel. Please type it anew.`
  }
}
