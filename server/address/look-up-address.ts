import { readPostcode } from '#domain/address/read-postcode.ts'
import type * as addressCalls from '#domain/contract/address-calls.ts'
import { fieldFaults } from '#domain/contract/field-faults.ts'
import { isCountry } from '#domain/country/countries.ts'
import { fail, ok } from '#domain/result.ts'
import type { UseCase } from '#server/http/endpoint.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import type { PostcodePort } from './postcode-port.ts'

/** More codes than anyone types in a minute; each may cost the shop money. */
const limit = { calls: 20, seconds: 60 }

function refused(field: 'country' | 'postcode') {
  const fields = fieldFaults([{ code: field === 'country' ? 'invalid_value' : 'invalid_format', path: [field] }])
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}

/** The addresses at a postcode. Nothing is asked of anyone before the code has passed the rule. */
export function lookUpAddress({ knows, lookUp }: PostcodePort): UseCase<typeof addressCalls.lookUpAddress> {
  const tooMany = callerLimit(limit)
  return async ({ query: { country, postcode: typed }, caller }) => {
    if (!isCountry(country)) return refused('country')
    const postcode = readPostcode(country, typed)
    if (postcode === undefined) return refused('postcode')
    const refusal = await tooMany(caller)
    if (refusal) return fail(refusal.code, refusal)
    const found = await lookUp(country, postcode)
    if (found.ok) return ok({ suggestions: [...found.value], is_complete: knows[country] === 'addresses' })
    return fail('UNAVAILABLE', { code: 'UNAVAILABLE', message: 'Addresses cannot be looked up at the moment' })
  }
}
