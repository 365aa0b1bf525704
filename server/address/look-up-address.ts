import { readPostcode } from '#domain/address/read-postcode.ts'
import type * as addressCalls from '#domain/contract/addresses.ts'
import type { LookUpCountriesResponse } from '#domain/contract/addresses.ts'
import { isCountry } from '#domain/country/countries.ts'
import { fail, ok } from '#domain/result.ts'
import type { UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import type { PostcodePort } from './postcode-port.ts'

/** More lookups than anyone types in a minute; each may cost the shop money. */
const limit = { calls: 20, seconds: 60 }

/** Looks up the addresses at a postcode. No service is queried before the postcode has passed the rules. */
export function lookUpAddress({ knows, lookUp }: PostcodePort): UseCase<typeof addressCalls.lookUpAddress> {
  const tooMany = callerLimit(limit)
  return async ({ query: { country, postcode: typed }, caller }) => {
    if (!isCountry(country)) return failWithFieldErrors([['country', 'invalid_value']])
    const postcode = readPostcode(country, typed)
    if (postcode === undefined) return failWithFieldErrors([['postcode', 'invalid_format']])
    const limitError = await tooMany(caller)
    if (limitError) return limitError
    const found = await lookUp(country, postcode)
    if (found.ok) return ok({ suggestions: [...found.value], is_complete: knows[country] === 'addresses' })
    return fail('UNAVAILABLE', { message: 'Addresses cannot be looked up at the moment' })
  }
}

/** The countries with postcode lookup and, in a demo, the only postcodes that it knows. */
export function lookUpCountries({ knows, only = {} }: PostcodePort): LookUpCountriesResponse {
  const codes = Object.entries(only).map(([country, postcodes]) => ({ country, postcodes: [...postcodes] }))
  return { countries: Object.keys(knows), only: codes }
}
