import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { ownerOf } from '#server/scans/owner.ts'
import { hasPairOnItsWay } from './has-pair-on-its-way.ts'
import { makeAnotherPair } from './make-another-pair.ts'
import { paymentLinkOf } from './payment-link-of.ts'

export function orderRoutes({ customerCall, visitorCall, visitorDeed }: Calls, { now }: { now(): Date }): void {
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await paymentLinkOf(db, customerId) }),
  )
  visitorCall(endpoints.hasPairOnItsWay, async (db, visitor) => ok(await hasPairOnItsWay(db, ownerOf(visitor))))
  visitorDeed(endpoints.makeAnotherPair, makeAnotherPair(now))
}
