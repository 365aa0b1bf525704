import * as endpoints from '#domain/contract/every-call.ts'
import { ok } from '#domain/result.ts'
import type { Calls } from '#server/access/calls.ts'
import { hasPairOnItsWay } from './has-pair-on-its-way.ts'
import { paymentLinkOf } from './payment-link-of.ts'

export function orderRoutes({ customerCall, visitorCall }: Calls): void {
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await paymentLinkOf(db, customerId) }),
  )
  visitorCall(endpoints.hasPairOnItsWay, async (db, visitor) =>
    ok({ is_on_its_way: await hasPairOnItsWay(db, visitor) }),
  )
}
