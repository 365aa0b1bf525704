import * as z from 'zod/mini'

export const pairInProgress = z.object({
  is_in_progress: z.boolean(),
  /** The visitor asked for another pair: their next order is allowed in addition. */
  may_order_another: z.boolean(),
})
export type PairInProgress = z.infer<typeof pairInProgress>
