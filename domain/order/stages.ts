/** The stages of an order, in the order of its life; the ends that are none of delivery stand last. */
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
] as const
export type OrderStage = (typeof orderStages)[number]

/** A sale is paid; a refit and a replacement are orders of one pair of a sale, without a charge. */
export const orderKinds = ['sale', 'refit', 'replacement'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Nothing becomes of it any more by itself. What is delivered may still be refunded. */
export const ends: ReadonlySet<OrderStage> = new Set(['delivered', 'cancelled', 'refunded'])

const stagesInProgress: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check', 'shipped'])

/** Paid, and not yet in the customer's hands. */
export function isPaidNotDelivered(stage: OrderStage): boolean {
  return stagesInProgress.has(stage)
}

/** Paid, and not paid back: the pair is its customer's. */
export const ownedStages: readonly OrderStage[] = [...stagesInProgress, 'delivered']

const beforePayment = ['placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment'] as const

/** Placed, and neither paid nor given up: of sales, one for each customer or guest. */
export const openStages: readonly OrderStage[] = beforePayment

const unpaid: ReadonlySet<OrderStage> = new Set<OrderStage>([...beforePayment, 'cancelled'])

const beforeSending: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check'])

/** In the workshop's hands: the feet are needed until the pair leaves it. A pair that is made again was paid for with the first one. */
export function isBeingMade(kind: OrderKind, stage: OrderStage): boolean {
  return beforeSending.has(stage) || (kind !== 'sale' && openStages.includes(stage))
}

/** Whether money was taken for a sale, whatever became of it later: such an order is a record that the law has us keep. */
export function hasBeenPaid(stage: OrderStage): boolean {
  return !unpaid.has(stage)
}
