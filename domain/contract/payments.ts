import * as z from 'zod/mini'
import type { RawCall } from './call-kinds.ts'
import { type Endpoint, emptyResponse } from './endpoint.ts'

export const isOrderReadyToPayResponse = z.object({ payment_link: z.nullable(z.string()) })
export type IsOrderReadyToPayResponse = z.infer<typeof isOrderReadyToPayResponse>

export const isOrderReadyToPay = {
  method: 'GET',
  path: '/order/isOrderReadyToPay',
  needs: 'customer',
  response: isOrderReadyToPayResponse,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Receives a webhook event of a payment provider, authenticated by its signature alone. `{provider}` is its name.
 */
export const receiveWebhook = {
  method: 'POST',
  path: '/payment/webhooks/{provider}',
  maxBytes: 262_144,
  headers: ['stripe-signature'],
  response: emptyResponse,
  successStatus: 200,
  errorCodes: ['signature_invalid', 'signature_expired'],
} as const satisfies RawCall
