import type { Country } from '#domain/country/countries.ts'

/**
 * All address fields worldwide. In Japan `region` is the prefecture, `line_1` the block, `line_2` the building, and
 * `has_no_kana` is "yes" for a name without a Japanese reading.
 */
export const addressFields = [
  'name',
  'family_name',
  'given_name',
  'family_kana',
  'given_kana',
  'has_no_kana',
  'postcode',
  'region',
  'city',
  'line_1',
  'line_2',
] as const
export type AddressField = (typeof addressFields)[number]

export type AddressTexts = Readonly<Partial<Record<AddressField, string | undefined>>>

/** A complete address in its stored form, without empty fields. */
export type PostalAddress = { readonly country: Country; readonly fields: AddressTexts }

/** The address of a postcode, as far as it is known. */
export type AddressSuggestion = AddressTexts
