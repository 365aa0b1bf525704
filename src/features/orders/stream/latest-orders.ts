import type { OrderStage } from '#domain/order/stages.ts'
import { createObservable } from '#src/lib/create-observable.ts'

export type OrderProgress = { readonly number: string; readonly stage: OrderStage }

/** What this tab has heard of its visitor's own orders last: as a list, or by the stream as it happened. */
export const latestOrders = createObservable<{ readonly orders: readonly OrderProgress[]; readonly hasMoved: boolean }>(
  {
    orders: [],
    hasMoved: false,
  },
)
