import * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { createEditionNow } from '#server/edition/edition-now.ts'
import { leaveList } from '#server/edition/leave-list.ts'
import { placeOf } from '#server/edition/place-of.ts'
import type { Mailroom } from '#server/mail/mailroom.ts'
import { holdOwner, idOf, ownerOf } from '#server/scans/owner.ts'
import { waitForNumber } from './wait-for-number.ts'

type Parts = { readonly mail: Mailroom; now(): Date }

export function editionRoutes({ openCall, visitorCall, visitorDeed }: Calls, { mail, now }: Parts): void {
  const editionNow = createEditionNow()
  openCall(endpoints.lookAtEdition, async (db) => ok(await editionNow(db)))
  visitorCall(endpoints.editionPlace, async (db, visitor) => ok(await placeOf(db, idOf(ownerOf(visitor)))))
  visitorDeed(endpoints.waitForNumber, waitForNumber(now))
  visitorDeed(endpoints.leaveEditionList, async (transaction, visitor) => {
    const owner = ownerOf(visitor)
    if (!(await holdOwner(transaction, owner))) return fail('AUTH_REQUIRED')
    await leaveList(transaction, { mail }, idOf(owner), now())
    return ok(await placeOf(transaction, idOf(owner)))
  })
}
