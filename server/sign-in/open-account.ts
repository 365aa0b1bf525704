import type { Kysely } from 'kysely'
import { readSignUpDetails } from '#domain/account/sign-up-details.ts'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { failWithFieldErrors } from '#server/http/problem.ts'
import { admit, readSignInContext, type SignInDeps } from './admit.ts'
import { openNewAccount } from './open-new-account.ts'

type Contract = typeof endpoints.openAccount

/** Opens an account for an address that was verified a while ago, by the secret from that verification. */
export function openAccount(deps: SignInDeps) {
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const read = readSignUpDetails(call.body.sign_up_details)
    if (!read.ok) return failWithFieldErrors(read.facts)
    const signInContext = await readSignInContext(deps, call)
    const { now } = signInContext
    const verifiedSince = new Date(now.getTime() - settings.signIn.openingMinutes * minuteMs)
    const outcome = await inTransaction(db, async (transaction) => {
      // The secret works once: a second request finds none.
      const verification = await transaction
        .updateTable('email_verifications')
        .set({ sign_up_token_hash: null })
        .where('sign_up_token_hash', '=', hashSecret(call.body.sign_up_token))
        .where('ended_at', '>', verifiedSince)
        .returning('email')
        .executeTakeFirst()
      if (!verification) return fail('sign_up_expired')
      const { email } = verification
      const customerId = await openNewAccount(transaction, deps.mail, { email, signUpDetails: read.value }, now)
      return ok(await admit(transaction, deps, customerId, email, signInContext))
    })
    if (outcome.ok) deps.mail.wake()
    return outcome
  }
}
