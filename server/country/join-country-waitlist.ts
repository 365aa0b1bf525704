import type { Kysely } from 'kysely'
import { readEmail } from '#domain/contact/read-email.ts'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { isCountry } from '#domain/country/countries.ts'
import { isShippedTo } from '#domain/country/market.ts'
import { waitlistWording } from '#domain/country/waitlist-wording.ts'
import { ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'

type JoinWaitlistEndpoint = typeof endpoints.joinCountryWaitlist

/** Enough for a family behind one IP address, too little to fill a list. */
const limit = { calls: 10, seconds: 600 }

/**
 * Adds an e-mail address to the waitlist of a country, with the wording of that version. An address that is already on
 * it gets the same response, and the first entry stays.
 */
export function joinCountryWaitlist(now: () => Date) {
  const checkLimit = callerLimit(limit)
  return async (
    db: Kysely<Schema>,
    { body, caller }: Call<JoinWaitlistEndpoint>,
  ): ReturnType<UseCase<JoinWaitlistEndpoint>> => {
    const { country, language, version } = body
    const email = readEmail(body.email)
    if (email === undefined) return failWithFieldErrors([['email', 'invalid_format']])
    if (!isCountry(country) || isShippedTo(country)) return failWithFieldErrors([['country', 'invalid_value']])
    const wording = waitlistWording(version, language, country)
    if (wording === undefined) return failWithFieldErrors([['version', 'invalid_value']])
    const tooMany = await checkLimit(caller)
    if (tooMany) return tooMany
    await db
      .insertInto('country_waitlist')
      .values({ email, country, language, wording, created_at: now() })
      .onConflict((conflict) => conflict.columns(['email', 'country']).doNothing())
      .execute()
    return ok({})
  }
}
