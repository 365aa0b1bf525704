import type { Log } from '#server/log.ts'
import type { RequestContext } from './request-context.ts'
import { addressForLog } from './safe-to-log.ts'

/** One line per request, written when its answer has gone out: no header, no body, no secret of the address. */
export function logAccess({ request, response, id, path, query, caller }: RequestContext, log: Log): void {
  const startedAt = performance.now()
  response.once('close', () => {
    const line = {
      requestId: id,
      method: request.method,
      address: addressForLog(path + query),
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
      caller,
      ...(response.writableFinished ? {} : { isCutOff: true }),
    }
    log.info(line, 'request')
  })
}
