import type * as z from 'zod/mini'
import { type NameError, readName } from '#domain/address/read-name.ts'
import { agreementWords } from '#domain/consent/agreements.ts'
import type { signUpDetails } from '#domain/contract/sign-in.ts'
import { isCountry } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readReadings } from './read-readings.ts'

export type SignUpDetails = z.infer<typeof signUpDetails>

export type IntroductionErrors = ReadonlyMap<
  keyof SignUpDetails,
  'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'
>

export const nameErrorKinds: Record<NameError, 'too_small' | 'too_big' | 'invalid_format'> = {
  missing: 'too_small',
  too_long: 'too_big',
  not_plain: 'invalid_format',
}

/** Validates the details for opening an account into their stored form, or lists the invalid fields. */
export function readSignUpDetails(typed: SignUpDetails): Result<SignUpDetails, 'invalid', IntroductionErrors> {
  const fieldErrorKinds = new Map<keyof SignUpDetails, 'too_small' | 'too_big' | 'invalid_format' | 'invalid_value'>()
  const { country, version, language, wants_newsletter } = typed
  const name = (field: 'given_name' | 'family_name') => {
    const read = readName(typed[field])
    if (!read.ok) fieldErrorKinds.set(field, nameErrorKinds[read.code])
    return read.ok ? read.value : ''
  }
  if (!isCountry(country)) fieldErrorKinds.set('country', 'invalid_value')
  const names = { family_name: name('family_name'), given_name: name('given_name') }
  const areReadingsRequired = isCountry(country) && needsKana(country)
  const read = areReadingsRequired ? readReadings(typed, (field, kind) => fieldErrorKinds.set(field, kind)) : undefined
  // The server validates the result again, so the statement that there are no kana has to be kept.
  const readings = areReadingsRequired && read === undefined ? { has_no_kana: true } : read
  if (!typed.is_adult) fieldErrorKinds.set('is_adult', 'invalid_value')
  if (agreementWords(version, 'adult', 'en') === undefined) fieldErrorKinds.set('version', 'invalid_value')
  if (fieldErrorKinds.size > 0) return fail('invalid', fieldErrorKinds)
  return ok({ ...names, ...readings, country, is_adult: true, wants_newsletter, version, language })
}
