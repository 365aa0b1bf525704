import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { tryCode } from '#server/verifications/try-code.ts'
import { tooManyTries } from '#server/verifications/verification-limits.ts'
import { readSignInContext, type SignInDeps } from './admit.ts'
import { signInOrOfferAccount } from './sign-in-or-offer-account.ts'

type Contract = typeof endpoints.verifyCode

/**
 * Signs in by a code: five attempts, ten minutes, once, only the newest, and only with the verification id that the
 * requester received.
 */
export function verifyCode(deps: SignInDeps) {
  const { secrets, now } = deps
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, call.caller, now())
    if (tooMany) return tooMany
    const signInContext = await readSignInContext(deps, call)
    const { verification_id: id, code } = call.body
    const outcome = await inTransaction(db, async (transaction) => {
      const tried = await tryCode(transaction, secrets, { purpose: 'sign_in', id, code, customerId: null }, now())
      return tried.ok ? ok(await signInOrOfferAccount(transaction, deps, tried.value, signInContext)) : tried
    })
    if (outcome.ok) deps.mail.wake()
    return outcome
  }
}
