import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/account-calls.ts'
import { isCountry } from '#domain/country/countries.ts'
import { ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'
import { agreementsOf } from './agreements-of.ts'
import { addressOf } from './list-entries-of.ts'

type Contract = typeof endpoints.leaveWaitingList

/** Takes a customer off a country's list; whoever is not on it is off it. */
export async function leaveWaitingList(
  db: Kysely<Schema>,
  { customerId }: Bearer,
  { body: { country } }: Call<Contract>,
): ReturnType<UseCase<Contract>> {
  if (!isCountry(country)) return refusedFields([['country', 'invalid_value']])
  await db
    .deleteFrom('country_waiting_list')
    .where('country', '=', country)
    .where((where) =>
      where.or([where('customer_id', '=', customerId), where('email', 'in', addressOf(db, customerId))]),
    )
    .execute()
  return ok(await agreementsOf(db, customerId))
}
