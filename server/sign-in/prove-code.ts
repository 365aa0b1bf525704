import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { tooManyTries } from '#server/proofs/proof-limits.ts'
import { tryCode } from '#server/proofs/try-code.ts'
import { arrivalOf, type SignInParts } from './admit.ts'
import { enter } from './enter.ts'

type Contract = typeof endpoints.proveCode

/** Signs in by a code: five tries, once, in ten minutes, the newest only, and by whoever asked for it. */
export function proveCode(parts: SignInParts) {
  const { secrets, now } = parts
  return async (db: Kysely<Schema>, call: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const tooMany = await tooManyTries(db, secrets, call.caller, now())
    if (tooMany) return fail(tooMany.code, tooMany)
    const arrival = await arrivalOf(parts, call)
    const { proof_id: id, code } = call.body
    const outcome = await inTransaction(db, async (transaction) => {
      const tried = await tryCode(transaction, secrets, { purpose: 'sign_in', id, code, customerId: null }, now())
      return tried.ok ? ok(await enter(transaction, parts, tried.value, arrival)) : tried
    })
    if (outcome.ok) parts.mail.wake()
    return outcome.ok ? outcome : fail(outcome.code, { code: outcome.code, ...outcome.facts })
  }
}
