import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { orderToMove } from './order-view.ts'

/**
 * The page where an order is paid, made by the payment house for this one payment. Asked again while it is open, it is the same page. A slip that was
 * chosen there is paid at its till, and a house that does not answer is asked again later.
 */
export const payOrder = {
  method: 'POST',
  path: '/order/pay',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['not_that_way', 'slip_is_open', 'house_silent'],
  answer: z.object({ url: z.string() }),
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
