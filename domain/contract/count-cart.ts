import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const cartCount = z.object({ count: z.number() })

/** Every page requests it, so it is kept apart from the calls that load the schema of a pair. */
export const countCart = {
  method: 'GET',
  path: '/cart/count',
  needs: 'visitor',
  answer: cartCount,
  successStatus: 200,
} as const satisfies Endpoint
