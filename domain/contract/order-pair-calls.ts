import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import type { Endpoint } from './endpoint.ts'
import { orderToMove } from './order-view.ts'

/**
 * Loads an ordered pair with its feet, for a visitor who may change it: its design may have been removed, or be on
 * another device. The token is sent in the body, which no log records.
 */
export const getOrderPair = {
  method: 'POST',
  path: '/order/pair',
  body: z.strictObject({ ...orderToMove.shape, design_id: z.string().check(z.maxLength(60)) }),
  needs: 'visitor',
  answer: z.object({ configuration, revision: z.int() }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
