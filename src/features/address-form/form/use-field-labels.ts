import { useLingui } from '@lingui/react/macro'
import type { AddressField } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'

/** The labels of the fields in a country. */
export function useFieldLabels(country: Country): Readonly<Partial<Record<AddressField, string>>> {
  const { t } = useLingui()
  const labels = {
    name: t`Full name`,
    family_name: t`Family name`,
    given_name: t`Given name`,
    family_kana: t`Family name in kana`,
    given_kana: t`Given name in kana`,
    postcode: t`Postcode`,
    region: t`Region, state or province`,
    city: t`Town or city`,
    line_1: t`Address line 1`,
    line_2: t`Address line 2`,
  }
  if (country === 'GB') return { ...labels, region: t`County` }
  if (country !== 'JP') return labels
  return {
    ...labels,
    region: t`Prefecture`,
    city: t`City, ward, town or village`,
    line_1: t`Block and house number`,
    line_2: t`Building and room`,
  }
}
