import type { Kysely } from 'kysely'
import { readProfile } from '#domain/account/read-profile.ts'
import type * as endpoints from '#domain/contract/account.ts'
import { fail, ok } from '#domain/result.ts'
import type { Bearer } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { loadProfile } from './load-profile.ts'

type Contract = typeof endpoints.saveProfile

/** Saves a profile in one statement: of two concurrent saves, the later one wins as a whole. */
export async function saveProfile(
  db: Kysely<Schema>,
  { customerId }: Bearer,
  { body }: Call<Contract>,
): ReturnType<UseCase<Contract>> {
  const read = readProfile(body)
  if (!read.ok) return failWithFieldErrors(read.facts)
  await db
    .updateTable('customers')
    .set({ ...read.value, phone: read.value.phone?.e164 ?? null })
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    .execute()
  const saved = await loadProfile(db, customerId)
  return saved ? ok(saved) : fail('AUTH_REQUIRED')
}
