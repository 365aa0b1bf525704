import type * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { UseCase } from '#server/http/endpoint.ts'
import { addressForLog } from '#server/http/safe-to-log.ts'
import { callerLimit } from '#server/limits/caller-limit.ts'
import type { Log } from '#server/log.ts'

/**
 * Keeps a page that fails in a loop, or an attacker, from filling the log: twenty reports from one IP address in a
 * minute.
 */
const limit = { calls: 20, seconds: 60 }

/** Logs an error of a browser under the reference that the customer sees. */
export function reportClientError(log: Log): UseCase<typeof endpoints.reportClientError> {
  const checkLimit = callerLimit(limit)
  return async ({ body, caller, requestId }) => {
    const limitError = await checkLimit(caller)
    if (limitError) return limitError
    const { reference, path, message } = body
    log.warn({ requestId, reference, path: addressForLog(path), said: message }, 'A browser reported an error')
    return ok({})
  }
}
