import type { OrderStage } from '#domain/order/stages.ts'
import { createObservable } from '#src/lib/create-observable.ts'

export type OrderProgress = { readonly number: string; readonly stage: OrderStage }

/** The latest known state of the visitor's orders in this tab, from a list request or an event of the stream. */
export const latestOrders = createObservable<{ readonly orders: readonly OrderProgress[]; readonly hasMoved: boolean }>(
  {
    orders: [],
    hasMoved: false,
  },
)
