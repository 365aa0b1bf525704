import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const getEditionResponse = z.object({
  pairs: z.number(),
  /** How many of the pairs are free for anybody now. */
  free: z.number(),
  is_sold_out: z.boolean(),
})
export type GetEditionResponse = z.infer<typeof getEditionResponse>

/** Kept apart from the waitlist calls, since pages that show how many are left poll it. */
export const getEdition = {
  method: 'GET',
  path: '/edition',
  response: getEditionResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
