import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import type { StreamCall } from './stream-call.ts'

/** Notifies a customer or guest that one of their orders changed; the client then loads its current state. */
export const followOrders = {
  method: 'GET',
  path: '/order/events',
  needs: 'visitor',
  events: { 'order.moved': z.object({ number: z.string(), stage: z.enum(orderStages) }) },
} as const satisfies StreamCall
