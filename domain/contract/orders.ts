import * as z from 'zod/mini'

export const pairInProgress = z.object({
  is_on_its_way: z.boolean(),
  /** The visitor asked for another pair: their next order is allowed in addition. */
  may_make_another: z.boolean(),
})
export type PairInProgress = z.infer<typeof pairInProgress>
