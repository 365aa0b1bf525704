import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const pairInProgress = z.object({
  is_in_progress: z.boolean(),
  /** The visitor asked for another pair: their next order is allowed in addition. */
  has_additional_order_grant: z.boolean(),
})
export type PairInProgress = z.infer<typeof pairInProgress>

export const hasPairInProgress = {
  method: 'GET',
  path: '/order/hasPairInProgress',
  needs: 'visitor',
  response: pairInProgress,
  successStatus: 200,
} as const satisfies Endpoint
