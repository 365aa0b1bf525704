import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { orderToMove, orderView } from './order-view.ts'

/**
 * Requests to move a guest's order into the customer's account. If the order exists, a code is mailed to its own
 * address. The response is the same for an unknown number, for an order of theirs and for somebody else's, so that it
 * reveals nothing.
 */
export const requestOrderClaimCode = {
  method: 'POST',
  path: '/order/claim/requestCode',
  body: orderToMove,
  needs: 'customer',
  answer: z.object({ verification_id: z.string(), resend_seconds: z.number(), expires_seconds: z.number() }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Moves the order into the account, by the code. */
export const claimOrder = {
  method: 'POST',
  path: '/order/claim',
  body: z.strictObject({
    verification_id: z.string().check(z.maxLength(36)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  needs: 'customer',
  errorCodes: ['code_wrong', 'code_attempts_exceeded', 'code_used', 'code_replaced', 'code_expired', 'codes_blocked'],
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
