import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const cartCount = z.object({ count: z.number() })
export type CartCount = z.infer<typeof cartCount>

/** Every page requests it, so it is kept apart from the calls that load the schema of a pair. */
export const countCart = {
  method: 'GET',
  path: '/cart/count',
  needs: 'visitor',
  response: cartCount,
  successStatus: 200,
} as const satisfies Endpoint
