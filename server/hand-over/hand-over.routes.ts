import * as endpoints from '#domain/contract/every-call.ts'
import type { Calls } from '#server/access/calls.ts'
import type { HandOverParts } from './hand-over-parts.ts'
import { lookAtHandOver } from './look-at-hand-over.ts'
import { makeHandOver } from './make-hand-over.ts'
import { openHandOver } from './open-hand-over.ts'
import { sendHandOver } from './send-hand-over.ts'

export function handOverRoutes({ openCall, visitorCall }: Calls, parts: HandOverParts): void {
  visitorCall(endpoints.makeHandOver, makeHandOver(parts))
  visitorCall(endpoints.lookAtHandOver, lookAtHandOver(parts))
  openCall(endpoints.openHandOver, openHandOver(parts))
  openCall(endpoints.sendHandOver, sendHandOver(parts))
}
