import type * as z from 'zod/mini'
import { type NameFault, readName } from '#domain/address/read-name.ts'
import { agreementWords } from '#domain/consent/agreements.ts'
import type { introduction } from '#domain/contract/sign-in.ts'
import { isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market-of.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readReadings } from './read-readings.ts'

export type Introduction = z.infer<typeof introduction>

export type IntroductionFaults = ReadonlyMap<
  keyof Introduction,
  'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'
>

export const nameFaults: Record<NameFault, 'too_small' | 'too_big' | 'invalid_format'> = {
  missing: 'too_small',
  too_long: 'too_big',
  not_plain: 'invalid_format',
}

/** What somebody says of themselves who opens an account, as it is kept; or which parts of it cannot be. */
export function readIntroduction(typed: Introduction): Result<Introduction, 'invalid', IntroductionFaults> {
  const faults = new Map<keyof Introduction, 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'>()
  const { country, version, language, wants_newsletter } = typed
  const name = (field: 'given_name' | 'family_name') => {
    const read = readName(typed[field])
    if (!read.ok) faults.set(field, nameFaults[read.code])
    return read.ok ? read.value : ''
  }
  if (!isCountry(country)) faults.set('country', 'invalid_value')
  const names = { family_name: name('family_name'), given_name: name('given_name') }
  const isReadAsked = isCountry(country) && needsKana(country)
  const read = isReadAsked ? readReadings(typed, (field, fault) => faults.set(field, fault)) : undefined
  // What was read is read again by the shop: the answer that there are none has to stay.
  const readings = isReadAsked && read === undefined ? { has_no_kana: true } : read
  if (!typed.is_adult) faults.set('is_adult', 'invalid_value')
  if (agreementWords(version, 'adult', 'en') === undefined) faults.set('version', 'invalid_value')
  if (faults.size > 0) return fail('invalid', faults)
  return ok({ ...names, ...readings, country, is_adult: true, wants_newsletter, version, language })
}
