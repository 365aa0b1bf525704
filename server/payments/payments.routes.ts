import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import type { Log } from '#server/log.ts'
import { payOrder } from './begin-payment.ts'
import { handleWebhook } from './handle-webhook.ts'
import type { PaymentDeps } from './payment-deps.ts'

export function paymentRoutes({ visitorCall, rawCall }: Calls, deps: PaymentDeps & { readonly log: Log }): void {
  visitorCall(endpoints.payOrder, payOrder(deps))
  rawCall(endpoints.receiveWebhook, handleWebhook(deps))
}
