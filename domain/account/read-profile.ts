import { readKana } from '#domain/address/read-kana.ts'
import { readName } from '#domain/address/read-name.ts'
import { type Phone, readPhone } from '#domain/contact/read-phone.ts'
import type { ProfileWish } from '#domain/contract/account.ts'
import { type Country, isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market-of.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import { nameFaults } from './introduction.ts'

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
  const kana = (field: 'given_kana' | 'family_kana') => {
    if (!needsKana(country)) return null
    const read = readKana(typed[field] ?? '')
    if (read === undefined) faults.set(field, typed[field]?.trim() ? 'invalid_format' : 'too_small')
    return read ?? null
  }
  // In the order in which the form of the country asks for them.
  const names = needsKana(country)
    ? { family_name: name('family_name'), given_name: name('given_name') }
    : { given_name: name('given_name'), family_name: name('family_name') }
  const readings = { family_kana: kana('family_kana'), given_kana: kana('given_kana') }
  const number = typed.phone?.trim() ?? ''
  const phone = number === '' ? null : readPhone(country, number)
  if (phone === undefined) faults.set('phone', 'invalid_format')
  if (faults.size > 0) return fail('invalid', faults)
  return ok({ ...names, ...readings, phone: phone ?? null, language, country })
}
