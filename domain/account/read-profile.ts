import { readName } from '#domain/address/read-name.ts'
import { type Phone, readPhone } from '#domain/contact/read-phone.ts'
import type { ProfileWish } from '#domain/contract/account.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market-of.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import { nameFaults } from './introduction.ts'
import { readReadings } from './read-readings.ts'

/** What a customer says of themselves, as it is kept. */
export type ReadProfile = {
  readonly given_name: string
  readonly family_name: string
  readonly given_kana: string | null
  readonly family_kana: string | null
  readonly phone: Phone | null
  readonly language: Language
  readonly country: Country
}

type Fault = 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'
export type ProfileFaults = ReadonlyMap<keyof ProfileWish, Fault>

/** A changed profile as it is kept, whole; or which parts of it cannot be. Where no kana are asked for, none are kept. */
export function readProfile(typed: ProfileWish): Result<ReadProfile, 'invalid', ProfileFaults> {
  const { country, language } = typed
  if (!isCountry(country)) return fail('invalid', new Map([['country', 'invalid_value']] as const))
  const faults = new Map<keyof ProfileWish, Fault>()
  const name = (field: 'given_name' | 'family_name') => {
    const read = readName(typed[field])
    if (!read.ok) faults.set(field, nameFaults[read.code])
    return read.ok ? read.value : ''
  }
  // In the order in which the form of the country asks for them.
  const names = needsKana(country)
    ? { family_name: name('family_name'), given_name: name('given_name') }
    : { given_name: name('given_name'), family_name: name('family_name') }
  const asked = needsKana(country) ? readReadings(typed, (field, fault) => faults.set(field, fault)) : undefined
  const readings = asked ?? { family_kana: null, given_kana: null }
  const number = typed.phone?.trim() ?? ''
  const phone = number === '' ? null : readPhone(country, number)
  if (phone === undefined) faults.set('phone', 'invalid_format')
  if (faults.size > 0) return fail('invalid', faults)
  return ok({ ...names, ...readings, phone: phone ?? null, language, country })
}
