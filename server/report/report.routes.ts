import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import { reportClientError } from './report-client-error.ts'

export function reportRoutes({ plainCall }: Calls, { log }: { readonly log: Log }): void {
  plainCall(endpoints.reportClientError, reportClientError(log))
}
