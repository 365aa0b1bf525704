import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import { createHandoff } from './create-handoff.ts'
import type { HandoffDeps } from './handoff-deps.ts'
import { loadHandoffStatus } from './handoff-status.ts'
import { openHandoff } from './open-handoff.ts'
import { sendHandoffScan } from './send-handoff-scan.ts'

export function handoffRoutes({ openCall, visitorCall }: Calls, deps: HandoffDeps): void {
  visitorCall(endpoints.createHandoff, createHandoff(deps))
  visitorCall(endpoints.loadHandoffStatus, loadHandoffStatus(deps))
  openCall(endpoints.openHandoff, openHandoff(deps))
  openCall(endpoints.sendHandoffScan, sendHandoffScan(deps))
}
