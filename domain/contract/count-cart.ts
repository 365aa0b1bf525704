import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const cartCount = z.object({ count: z.number() })

/** Every page asks for it: it stands apart from the calls that know what a pair is. */
export const countCart = {
  method: 'GET',
  path: '/cart/count',
  needs: 'visitor',
  answer: cartCount,
  successStatus: 200,
} as const satisfies Endpoint
