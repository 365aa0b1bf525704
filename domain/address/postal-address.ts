import type { Country } from '#domain/country/countries.ts'

/**
 * What addresses are made of, all over the world. In Japan `region` is the prefecture, `line_1` the block, `line_2` the
 * building, and `has_no_kana` is "yes" for a name that nobody reads in Japanese.
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

/** Where a parcel can be sent: every field as it is kept, and none that is empty. */
export type PostalAddress = { readonly country: Country; readonly fields: AddressTexts }

/** An address that belongs to a postcode, as far as it is known. */
export type AddressSuggestion = AddressTexts
