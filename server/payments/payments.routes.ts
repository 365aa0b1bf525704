import * as endpoints from '#domain/contract/every-call.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import { payOrder } from './begin-payment.ts'
import type { PayParts } from './house-parts.ts'
import { takeNews } from './take-news.ts'

export function paymentRoutes({ visitorCall, rawCall }: Calls, parts: PayParts & { readonly log: Log }): void {
  visitorCall(endpoints.payOrder, payOrder(parts))
  rawCall(endpoints.takePaymentNews, takeNews(parts))
}
