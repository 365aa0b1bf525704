import * as z from 'zod/mini'
import type { RawCall } from './raw-call.ts'

/**
 * Receives a webhook event of a payment provider, authenticated by its signature alone. `{provider}` is its name.
 */
export const receiveWebhook = {
  method: 'POST',
  path: '/payment/webhooks/{provider}',
  maxBytes: 262_144,
  headers: ['stripe-signature'],
  answer: z.object({}),
  successStatus: 200,
  errorCodes: ['signature_invalid', 'event_too_old'],
} as const satisfies RawCall
