import type { Kysely } from 'kysely'
import type * as endpoints from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import type { Log } from '#server/log.ts'
import type { ActionDeps } from './actions/action.ts'
import { describeOperatorError, operatorErrors } from './actions/operator-errors.ts'
import { runAction } from './run-action.ts'

type Contract = typeof endpoints.runOperatorAction

/** Two a second: more than a person types, and too few to guess a token. */
const limit = { calls: 120, seconds: 60 }

/** Runs operator actions for the API, as the command line does. */
export function answerOperator(deps: ActionDeps & { readonly log: Log }) {
  const checkLimit = callerLimit(limit)
  return async (
    db: Kysely<Schema>,
    { id: name, body: input, token, caller, requestId }: Call<Contract>,
  ): ReturnType<UseCase<Contract>> => {
    const limitError = await checkLimit(caller)
    if (limitError) return limitError
    const done = await runAction(db, deps, { via: 'api', token }, { name, input })
    if (done.ok) {
      deps.mail.wake()
      return ok({ ...done.value })
    }
    const { code } = operatorErrors[done.code]
    if (code === 'AUTH_REQUIRED')
      deps.log.warn({ requestId, why: done.code }, 'An operator request was not authenticated')
    // A rejected caller gets no further details.
    if (code === 'AUTH_REQUIRED') return fail(code)
    const { fields } = done.facts
    return fail(code, { message: describeOperatorError(done.code, done.facts), ...(fields ? { fields } : {}) })
  }
}
