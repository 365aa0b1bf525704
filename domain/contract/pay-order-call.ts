import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { orderToMove } from './order-view.ts'

/**
 * Creates the payment page of an order at the payment provider. While it is open, further calls return the same page.
 * Rejected with `voucher_open` once a konbini voucher was chosen there, and with `provider_unavailable` if the payment provider
 * does not answer: the call can be retried later.
 */
export const payOrder = {
  method: 'POST',
  path: '/order/pay',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed', 'voucher_open', 'provider_unavailable'],
  answer: z.object({ url: z.string() }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
