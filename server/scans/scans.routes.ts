import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { keepScan } from './keep-scan.ts'
import { listScans } from './list-scans.ts'
import { oneScan } from './one-scan.ts'
import { ownerOf } from './owner.ts'
import { listPeople } from './people-of.ts'
import { removePerson } from './remove-person.ts'
import { removeScan } from './remove-scan.ts'
import { savePerson } from './save-person.ts'
import { settleArrival } from './settle-arrival.ts'

export function scanRoutes(calls: Calls, { now }: { now(): Date }): void {
  const { visitorCall, visitorDeed, customerDeed, streamCall } = calls
  visitorCall(endpoints.listPeople, async (db, visitor) => ok(await listPeople(db, ownerOf(visitor), now())))
  visitorDeed(endpoints.savePerson, savePerson(now))
  visitorDeed(endpoints.removePerson, removePerson(now))
  customerDeed(endpoints.settleArrival, settleArrival(now))
  visitorDeed(endpoints.keepScan, keepScan(now))
  visitorCall(endpoints.listScans, listScans(now))
  visitorCall(endpoints.oneScan, oneScan(now))
  visitorDeed(endpoints.removeScan, removeScan(now))
  streamCall(endpoints.followScans)
}
