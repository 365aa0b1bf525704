import type { Endpoint } from './endpoint.ts'
import { pairInProgress } from './orders.ts'

/** Grants this visitor one additional order while a pair is in progress. Responds with the state after the grant. */
export const requestAdditionalOrder = {
  method: 'POST',
  path: '/order/requestAdditionalOrder',
  needs: 'visitor',
  isIdempotent: true,
  answer: pairInProgress,
  successStatus: 200,
} as const satisfies Endpoint
