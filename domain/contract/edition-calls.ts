import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const editionNow = z.object({
  pairs: z.number(),
  /** Of those, how many anybody may have now. */
  free: z.number(),
  is_sold_out: z.boolean(),
})

/** Pages that show how many are left ask for it again and again: it stands apart from the calls of the list. */
export const lookAtEdition = {
  method: 'GET',
  path: '/edition',
  answer: editionNow,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
