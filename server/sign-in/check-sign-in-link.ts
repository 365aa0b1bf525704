import type { Kysely } from 'kysely'
import { maskEmail } from '#domain/contact/mask-email.ts'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findLink } from '#server/verifications/find-link.ts'
import { tooManyTries } from '#server/verifications/verification-limits.ts'
import type { SignInDeps } from './admit.ts'

type Contract = typeof endpoints.checkSignInLink

/** Says whether a link can still be used. Mail scanners open links, so this does not use it up. */
export function checkSignInLink({ secrets, now }: SignInDeps) {
  return async (db: Kysely<Schema>, { body, caller }: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, caller, now())
    if (tooMany) return tooMany
    const found = await findLink(db, body.link, now())
    return found.ok ? ok({ email: maskEmail(found.value.email) }) : fail(found.code)
  }
}
