import type { Log } from '#server/log.ts'
import type { RequestContext } from './request-context.ts'
import { addressForLog } from './safe-to-log.ts'

/** Logs one line per request once its response is finished: no headers, no body, no secrets of the URL. */
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
