import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/account.ts'
import { isCountry } from '#domain/country/countries.ts'
import { ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { loadAgreements } from './load-agreements.ts'
import { selectCustomerEmail } from './load-waitlist-entries.ts'

type Contract = typeof endpoints.leaveCountryWaitlist

/** Removes a customer from a country's waitlist; does nothing if they are not on it. */
export async function leaveCountryWaitlist(
  db: Kysely<Schema>,
  { customerId }: Bearer,
  { body: { country } }: Call<Contract>,
): ReturnType<UseCase<Contract>> {
  if (!isCountry(country)) return failWithFieldErrors([['country', 'invalid_value']])
  await db
    .deleteFrom('country_waitlist')
    .where('country', '=', country)
    .where((where) =>
      where.or([where('customer_id', '=', customerId), where('email', 'in', selectCustomerEmail(db, customerId))]),
    )
    .execute()
  return ok(await loadAgreements(db, customerId))
}
