import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import { hashOf } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { findLink } from '#server/proofs/find-link.ts'
import { tooManyTries } from '#server/proofs/proof-limits.ts'
import type { Proof } from '#server/proofs/try-code.ts'
import { arrivalOf, type SignInParts } from './admit.ts'
import { enter } from './enter.ts'

type Contract = typeof endpoints.signInByLink

/** Signs in by the link of a mail, once, on whatever device it is pressed. */
export function signInByLink(parts: SignInParts) {
  const { secrets, now } = parts
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, call.caller, now())
    if (tooMany) return fail(tooMany.code, tooMany)
    const arrival = await arrivalOf(parts, call)
    const outcome = await inTransaction(db, async (transaction) => {
      const found = await findLink(transaction, call.body.link, now())
      if (!found.ok) return found
      await transaction
        .updateTable('email_proofs')
        .set({ ended_at: now(), ended_why: 'used' })
        .where('id', '=', found.value.id)
        .execute()
      return ok(await enter(transaction, parts, heeded(found.value, arrival.binding), arrival))
    })
    if (outcome.ok) parts.mail.wake()
    return outcome.ok ? outcome : fail(outcome.code, { code: outcome.code })
  }
}

/**
 * Anyone may ask in a stranger's name, and say of them what they like. Whoever types the code saw the page that asked; whoever
 * presses the link is only known to be the asker by their browser. Anyone else says for themselves who they are.
 */
function heeded(proof: Proof, binding: string | undefined): Proof {
  const isAsker = binding !== undefined && hashOf(binding) === proof.binding_hash
  return isAsker ? proof : { ...proof, introduction: null }
}
