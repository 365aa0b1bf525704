import type { OrderStage } from '#domain/order/stages.ts'
import { createHeard } from '#src/page/create-heard.ts'

export type OrderHeard = { readonly number: string; readonly stage: OrderStage }

/** What this tab has heard of its visitor's own orders last: as a list, or by the stream as it happened. */
export const ordersHeard = createHeard<{ readonly orders: readonly OrderHeard[]; readonly hasMoved: boolean }>({
  orders: [],
  hasMoved: false,
})
