import * as endpoints from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { getScan } from './get-scan.ts'
import { listPeople } from './list-people.ts'
import { listScans } from './list-scans.ts'
import { toOwner } from './owner.ts'
import { removePerson } from './remove-person.ts'
import { removeScan } from './remove-scan.ts'
import { resolveMerge } from './resolve-merge.ts'
import { savePerson } from './save-person.ts'
import { saveScan } from './save-scan.ts'

export function scanRoutes(calls: Calls, { now }: { now(): Date }): void {
  const { visitorCall, visitorCommand, customerCommand, streamCall } = calls
  visitorCall(endpoints.listPeople, async (db, visitor) => ok(await listPeople(db, toOwner(visitor), now())))
  visitorCommand(endpoints.savePerson, savePerson(now))
  visitorCommand(endpoints.removePerson, removePerson(now))
  customerCommand(endpoints.resolveMerge, resolveMerge(now))
  visitorCommand(endpoints.saveScan, saveScan(now))
  visitorCall(endpoints.listScans, listScans(now))
  visitorCommand(endpoints.removeScan, removeScan(now))
  streamCall(endpoints.followScans)
  // Last, since its path matches the others as well.
  visitorCall(endpoints.getScan, getScan(now))
}
