import type { Country } from '#domain/country/countries.ts'
import type { AddressField } from './postal-address.ts'

/** One field of an address form: the browser renders it and the server validates it from the same data. */
export type AddressFormField = {
  readonly field: AddressField
  readonly kind: 'name' | 'kana' | 'postcode' | 'prefecture' | 'text' | 'yes'
  readonly isRequired: boolean
  /** In characters as people count them (code points). */
  readonly maxLength: number
  /** The HTML autocomplete token. HTML has none for the reading of a name. */
  readonly autocomplete: string
}

const lengths = { name: 60, kana: 60, postcode: 12, prefecture: 20, text: 100, yes: 3 } as const

function must(field: AddressField, kind: AddressFormField['kind'], autocomplete: string): AddressFormField {
  return { field, kind, isRequired: true, maxLength: lengths[kind], autocomplete }
}

function may(field: AddressField, kind: AddressFormField['kind'], autocomplete: string): AddressFormField {
  return { ...must(field, kind, autocomplete), isRequired: false }
}

/** The postcode comes before the fields it fills in; on the envelope it comes last. */
const british: readonly AddressFormField[] = [
  must('name', 'name', 'name'),
  must('postcode', 'postcode', 'postal-code'),
  must('line_1', 'text', 'address-line1'),
  may('line_2', 'text', 'address-line2'),
  must('city', 'text', 'address-level2'),
  may('region', 'text', 'address-level1'),
]

const japanese: readonly AddressFormField[] = [
  must('family_name', 'name', 'family-name'),
  must('given_name', 'name', 'given-name'),
  must('family_kana', 'kana', 'off'),
  must('given_kana', 'kana', 'off'),
  may('has_no_kana', 'yes', 'off'),
  must('postcode', 'postcode', 'postal-code'),
  must('region', 'prefecture', 'address-level1'),
  must('city', 'text', 'address-level2'),
  must('line_1', 'text', 'address-line1'),
  may('line_2', 'text', 'address-line2'),
]

/** For every country without a form of its own. */
const general: readonly AddressFormField[] = [
  must('name', 'name', 'name'),
  must('line_1', 'text', 'address-line1'),
  may('line_2', 'text', 'address-line2'),
  must('city', 'text', 'address-level2'),
  may('region', 'text', 'address-level1'),
  may('postcode', 'postcode', 'postal-code'),
]

/** The fields of an address in a country, in the order of its form. The reader's language does not matter. */
export function addressForm(country: Country): readonly AddressFormField[] {
  if (country === 'JP') return japanese
  return country === 'GB' ? british : general
}
