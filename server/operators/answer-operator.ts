import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import type { Log } from '#server/log.ts'
import type { ActionParts } from './actions/action.ts'
import { sayFault, workFaults } from './actions/action-faults.ts'
import { runAction } from './run-action.ts'

type Contract = typeof endpoints.operate

/** Two a second: more than a person types, and too few to search for a token. */
const limit = { calls: 120, seconds: 60 }

/** Does by the API what the command line does. */
export function answerOperator(parts: ActionParts & { readonly log: Log }) {
  const refusal = callerLimit(limit)
  return async (
    db: Kysely<Schema>,
    { id: name, body: input, token, caller, requestId }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const refused = await refusal(caller)
    if (refused) return fail('TOO_MANY_REQUESTS', refused)
    const done = await runAction(db, parts, { via: 'api', token }, { name, input })
    if (done.ok) {
      parts.mail.wake()
      return ok({ ...done.value })
    }
    const { code } = workFaults[done.code]
    if (code === 'AUTH_REQUIRED') parts.log.warn({ requestId, why: done.code }, 'An operator was not let in')
    // A caller that is refused hears no more than that.
    if (code === 'AUTH_REQUIRED') return fail(code)
    const { fields } = done.facts
    return fail(code, { code, message: sayFault(done.code, done.facts), ...(fields ? { fields } : {}) })
  }
}
