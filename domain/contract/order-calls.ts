import type { Endpoint } from './endpoint.ts'
import { pairInProgress } from './orders.ts'

/** Leave for the next order of this visitor, while a pair is on its way. Answers with how it stands then. */
export const makeAnotherPair = {
  method: 'POST',
  path: '/order/makeAnotherPair',
  needs: 'visitor',
  isIdempotent: true,
  answer: pairInProgress,
  successStatus: 200,
} as const satisfies Endpoint
