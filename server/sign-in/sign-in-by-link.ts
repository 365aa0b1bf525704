import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findLink } from '#server/verifications/find-link.ts'
import type { EmailVerificationRow } from '#server/verifications/try-code.ts'
import { tooManyTries } from '#server/verifications/verification-limits.ts'
import { readSignInContext, type SignInDeps } from './admit.ts'
import { signInOrOfferAccount } from './sign-in-or-offer-account.ts'

type Contract = typeof endpoints.signInByLink

/** Signs in by the link of a mail, once, on any device. */
export function signInByLink(deps: SignInDeps) {
  const { secrets, now } = deps
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, call.caller, now())
    if (tooMany) return tooMany
    const signInContext = await readSignInContext(deps, call)
    const outcome = await inTransaction(db, async (transaction) => {
      const found = await findLink(transaction, call.body.link, now())
      if (!found.ok) return found
      await transaction
        .updateTable('email_verifications')
        .set({ ended_at: now(), end_reason: 'used' })
        .where('id', '=', found.value.id)
        .execute()
      return ok(
        await signInOrOfferAccount(transaction, deps, heeded(found.value, signInContext.binding), signInContext),
      )
    })
    if (outcome.ok) deps.mail.wake()
    return outcome
  }
}

/**
 * Drops sign-up details that may come from somebody else, since anyone can request a link for any address. A code is
 * typed on the page that requested it; a link's user is only known to be the requester by the browser's binding. Others
 * enter their details themselves.
 */
function heeded(verification: EmailVerificationRow, binding: string | undefined): EmailVerificationRow {
  const isRequester = binding !== undefined && hashSecret(binding) === verification.binding_hash
  return isRequester ? verification : { ...verification, sign_up_details: null }
}
