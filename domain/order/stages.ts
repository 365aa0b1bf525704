/** The stages of an order, in the order of its life. Which moves are allowed comes with the commerce rules. */
export const orderStages = [
  'placed',
  'in_review',
  'needs_attention',
  'ready_to_pay',
  'awaiting_payment',
  'paid',
  'printing',
  'quality_check',
  'shipped',
  'delivered',
  'cancelled',
  'refund_pending',
  'refunded',
  'refit_requested',
  'refit_approved',
] as const
export type OrderStage = (typeof orderStages)[number]

/** Paid, and not yet in the customer's hands. */
const onItsWay: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check', 'shipped', 'refit_approved'])

export function isPaidNotDelivered(stage: OrderStage): boolean {
  return onItsWay.has(stage)
}

/** No money has been taken for it. */
const unpaid: ReadonlySet<OrderStage> = new Set([
  'placed',
  'in_review',
  'needs_attention',
  'ready_to_pay',
  'awaiting_payment',
  'cancelled',
])

/** Whether money was taken for it, whatever became of it later: such an order is a record that the law has us keep. */
export function hasBeenPaid(stage: OrderStage): boolean {
  return !unpaid.has(stage)
}
