import type { Country } from '#domain/country/countries.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type AddressFormField, addressForm } from './address-form.ts'
import { charactersIn, isPlainLine, tidy } from './plain-line.ts'
import type { AddressField, AddressTexts, PostalAddress } from './postal-address.ts'
import { findPrefecture } from './prefectures.ts'
import { readKana } from './read-kana.ts'
import { readName } from './read-name.ts'
import { readPostcode } from './read-postcode.ts'

export const addressErrorCodes = [
  'missing',
  'too_long',
  'not_plain',
  'not_kana',
  'no_postcode',
  'no_prefecture',
  'not_asked',
] as const
export type AddressErrorCode = (typeof addressErrorCodes)[number]

/** The error of one address field. */
export type AddressError = { readonly field: AddressField; readonly code: AddressErrorCode }

type FieldRead = Result<string, AddressErrorCode>

function readText(typed: string): FieldRead {
  const text = tidy(typed.normalize('NFKC'))
  return isPlainLine(text) ? ok(text) : fail('not_plain')
}

function okOrFail(value: string | undefined, code: AddressErrorCode): FieldRead {
  return value === undefined ? fail(code) : ok(value)
}

/** Reads one field into its stored form, or returns its error. An empty optional field reads as an empty text. */
export function readField(
  country: Country,
  { kind, isRequired, maxLength }: AddressFormField,
  typed: string,
): FieldRead {
  if (tidy(typed) === '') return isRequired ? fail('missing') : ok('')
  const read = readKind()
  return read.ok && charactersIn(read.value) > maxLength ? fail('too_long') : read

  function readKind(): FieldRead {
    if (kind === 'name') return readName(typed)
    if (kind === 'kana') return okOrFail(readKana(typed), 'not_kana')
    if (kind === 'postcode') return okOrFail(readPostcode(country, typed), 'no_postcode')
    if (kind === 'yes') return typed === 'yes' ? ok(typed) : fail('not_plain')
    if (kind === 'prefecture') return okOrFail(findPrefecture(typed)?.ja, 'no_prefecture')
    return readText(typed)
  }
}

/**
 * Reads an address into its stored form, or lists all errors in the order of the form. A field that the form does not
 * have is an error; kana are dropped if the customer states that the name has none.
 */
export function readAddress(
  country: Country,
  typed: AddressTexts,
): Result<PostalAddress, 'invalid', readonly AddressError[]> {
  const form = addressForm(country)
  const fields: Partial<Record<AddressField, string>> = {}
  const errors: AddressError[] = []
  const hasNoKana = typed.has_no_kana === 'yes'
  for (const one of form) {
    if (one.kind === 'kana' && hasNoKana) continue
    const read = readField(country, one, typed[one.field] ?? '')
    if (!read.ok) errors.push({ field: one.field, code: read.code })
    else if (read.value !== '') fields[one.field] = read.value
  }
  for (const field of Object.keys(typed) as AddressField[])
    if (!form.some((one) => one.field === field)) errors.push({ field, code: 'not_asked' })
  return errors.length === 0 ? ok({ country, fields }) : fail('invalid', errors)
}
