import { readName } from '#domain/address/read-name.ts'
import { type Phone, readPhone } from '#domain/contact/read-phone.ts'
import type { SaveProfileRequest } from '#domain/contract/account.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import { readReadings } from './read-readings.ts'
import { nameErrorKinds } from './sign-up-details.ts'

/** The profile of a customer in its stored form. */
export type ReadProfile = {
  readonly given_name: string
  readonly family_name: string
  readonly given_kana: string | null
  readonly family_kana: string | null
  readonly phone: Phone | null
  readonly language: Language
  readonly country: Country
}

type FieldErrorKind = 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'
export type ProfileErrors = ReadonlyMap<keyof SaveProfileRequest, FieldErrorKind>

/**
 * Validates a whole changed profile, or lists its invalid fields. Kana are stored only where the country requires them.
 */
export function readProfile(typed: SaveProfileRequest): Result<ReadProfile, 'invalid', ProfileErrors> {
  const { country, language } = typed
  if (!isCountry(country)) return fail('invalid', new Map([['country', 'invalid_value']] as const))
  const fieldErrorKinds = new Map<keyof SaveProfileRequest, FieldErrorKind>()
  const name = (field: 'given_name' | 'family_name') => {
    const read = readName(typed[field])
    if (!read.ok) fieldErrorKinds.set(field, nameErrorKinds[read.code])
    return read.ok ? read.value : ''
  }
  // In the order of the country's form, so that errors are listed in it.
  const names = needsKana(country)
    ? { family_name: name('family_name'), given_name: name('given_name') }
    : { given_name: name('given_name'), family_name: name('family_name') }
  const japaneseReadings = needsKana(country)
    ? readReadings(typed, (field, kind) => fieldErrorKinds.set(field, kind))
    : undefined
  const readings = japaneseReadings ?? { family_kana: null, given_kana: null }
  const number = typed.phone?.trim() ?? ''
  const phone = number === '' ? null : readPhone(country, number)
  if (phone === undefined) fieldErrorKinds.set('phone', 'invalid_format')
  if (fieldErrorKinds.size > 0) return fail('invalid', fieldErrorKinds)
  return ok({ ...names, ...readings, phone: phone ?? null, language, country })
}
