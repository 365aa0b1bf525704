import type { Kysely } from 'kysely'
import { readIntroduction } from '#domain/account/introduction.ts'
import type * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { hashOf } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { refusedFields } from '#server/http/problem.ts'
import { admit, arrivalOf, type SignInParts } from './admit.ts'
import { openNewAccount } from './open-new-account.ts'

type Contract = typeof endpoints.openAccount

/** Opens an account for an address that was proven a while ago, by whoever holds the secret of that moment. */
export function openAccount(parts: SignInParts) {
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const read = readIntroduction(call.body.introduction)
    if (!read.ok) return refusedFields(read.facts)
    const arrival = await arrivalOf(parts, call)
    const { now } = arrival
    const provenSince = new Date(now.getTime() - settings.signIn.openingMinutes * 60_000)
    const outcome = await inTransaction(db, async (transaction) => {
      // The secret is good for once: whoever comes second finds none.
      const proof = await transaction
        .updateTable('email_proofs')
        .set({ opening_hash: null })
        .where('opening_hash', '=', hashOf(call.body.opening))
        .where('ended_at', '>', provenSince)
        .returning('email')
        .executeTakeFirst()
      if (!proof) return fail('opening_ended')
      const { email } = proof
      const customerId = await openNewAccount(transaction, parts.mail, { email, introduction: read.value }, now)
      return ok(await admit(transaction, parts, customerId, email, arrival))
    })
    if (outcome.ok) parts.mail.wake()
    return outcome.ok ? outcome : fail(outcome.code, { code: outcome.code })
  }
}
