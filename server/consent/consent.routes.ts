import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import { recordConsent } from './record-consent.ts'

export function consentRoutes({ openCall }: Calls, { now }: { now(): Date }): void {
  openCall(endpoints.recordConsent, recordConsent(now))
}
