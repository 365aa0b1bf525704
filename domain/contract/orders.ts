import * as z from 'zod/mini'

export const pairInProgress = z.object({
  is_on_its_way: z.boolean(),
  /** They have said that they want another one: the next order that they place may be one more. */
  may_make_another: z.boolean(),
})
export type PairInProgress = z.infer<typeof pairInProgress>
