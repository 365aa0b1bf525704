import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import type { StreamCall } from './stream-call.ts'

/** Tells a customer or guest that something of an order of theirs is otherwise: what it is now is asked for. */
export const followOrders = {
  method: 'GET',
  path: '/order/events',
  needs: 'visitor',
  events: { 'order.moved': z.object({ number: z.string(), stage: z.enum(orderStages) }) },
} as const satisfies StreamCall
