import * as z from 'zod/mini'
import type { RawCall } from './raw-call.ts'

/** News of a payment house, which is known by its signature alone. `{id}` is the name of the house. */
export const receiveWebhook = {
  method: 'POST',
  path: '/payment/news/{id}',
  maxBytes: 262_144,
  headers: ['stripe-signature'],
  answer: z.object({}),
  successStatus: 200,
  errorCodes: ['news_forged', 'news_old'],
} as const satisfies RawCall
