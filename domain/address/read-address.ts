import type { Country } from '#domain/country/countries.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { addressForm, type FieldOf } from './address-form.ts'
import { charactersIn, isPlainLine, tidy } from './plain-line.ts'
import type { AddressField, AddressTexts, PostalAddress } from './postal-address.ts'
import { findPrefecture } from './prefectures.ts'
import { readKana } from './read-kana.ts'
import { readName } from './read-name.ts'
import { readPostcode } from './read-postcode.ts'

export const addressFaults = [
  'missing',
  'too_long',
  'not_plain',
  'not_kana',
  'no_postcode',
  'no_prefecture',
  'not_asked',
] as const
export type AddressFaultKind = (typeof addressFaults)[number]

/** What is wrong with one field of an address. */
export type AddressFault = { readonly field: AddressField; readonly fault: AddressFaultKind }

type FieldRead = Result<string, AddressFaultKind>

function readText(typed: string): FieldRead {
  const text = tidy(typed.normalize('NFKC'))
  return isPlainLine(text) ? ok(text) : fail('not_plain')
}

function orFail(value: string | undefined, fault: AddressFaultKind): FieldRead {
  return value === undefined ? fail(fault) : ok(value)
}

/** One field as it is kept, or what is wrong with it. Nothing at all is an empty text. */
export function readField(country: Country, { kind, isRequired, maxLength }: FieldOf, typed: string): FieldRead {
  if (tidy(typed) === '') return isRequired ? fail('missing') : ok('')
  const read = readKind()
  return read.ok && charactersIn(read.value) > maxLength ? fail('too_long') : read

  function readKind(): FieldRead {
    if (kind === 'name') return readName(typed)
    if (kind === 'kana') return orFail(readKana(typed), 'not_kana')
    if (kind === 'postcode') return orFail(readPostcode(country, typed), 'no_postcode')
    if (kind === 'yes') return typed === 'yes' ? ok(typed) : fail('not_plain')
    if (kind === 'prefecture') return orFail(findPrefecture(typed)?.ja, 'no_prefecture')
    return readText(typed)
  }
}

/** An address as it is kept, or everything that is wrong with it, in the order of the form. A field that the form does not ask for is a fault, and readings that their owner says they have not are not kept. */
export function readAddress(
  country: Country,
  typed: AddressTexts,
): Result<PostalAddress, 'invalid', readonly AddressFault[]> {
  const form = addressForm(country)
  const fields: Partial<Record<AddressField, string>> = {}
  const faults: AddressFault[] = []
  const hasNoKana = typed.has_no_kana === 'yes'
  for (const one of form) {
    if (one.kind === 'kana' && hasNoKana) continue
    const read = readField(country, one, typed[one.field] ?? '')
    if (!read.ok) faults.push({ field: one.field, fault: read.code })
    else if (read.value !== '') fields[one.field] = read.value
  }
  for (const field of Object.keys(typed) as AddressField[])
    if (!form.some((one) => one.field === field)) faults.push({ field, fault: 'not_asked' })
  return faults.length === 0 ? ok({ country, fields }) : fail('invalid', faults)
}
