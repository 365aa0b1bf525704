import * as z from 'zod/mini'

export const pairOnItsWay = z.object({
  is_on_its_way: z.boolean(),
  /** They have said that they want another one: the next order that they place may be one more. */
  may_make_another: z.boolean(),
})
export type PairOnItsWay = z.infer<typeof pairOnItsWay>
