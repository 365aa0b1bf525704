/** The stages of an order in the order of its life; the ends without delivery come last. */
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

/** A sale is paid; a refit or replacement remakes one pair of a sale free of charge. */
export const orderKinds = ['sale', 'refit', 'replacement'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Stages from which nothing happens automatically. A delivered order can still be refunded. */
export const ends: ReadonlySet<OrderStage> = new Set(['delivered', 'cancelled', 'refunded'])

const stagesInProgress: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check', 'shipped'])

/** Whether the order is paid and not yet delivered. */
export function isPaidNotDelivered(stage: OrderStage): boolean {
  return stagesInProgress.has(stage)
}

/** Paid and not refunded: the customer owns the pair. */
export const ownedStages: readonly OrderStage[] = [...stagesInProgress, 'delivered']

const beforePayment = ['placed', 'in_review', 'needs_attention', 'ready_to_pay', 'awaiting_payment'] as const

/** Stages before payment, except cancelled. A customer or guest has at most one sale in these stages. */
export const openStages: readonly OrderStage[] = beforePayment

const unpaid: ReadonlySet<OrderStage> = new Set<OrderStage>([...beforePayment, 'cancelled'])

const beforeSending: ReadonlySet<OrderStage> = new Set(['paid', 'printing', 'quality_check'])

/**
 * Whether the pair is still to be made or sent, so that the foot measurements are needed. A remake needs no payment:
 * the first pair paid for it.
 */
export function isBeingMade(kind: OrderKind, stage: OrderStage): boolean {
  return beforeSending.has(stage) || (kind !== 'sale' && openStages.includes(stage))
}

/**
 * Whether money was ever taken for a sale, even if it was refunded later: the law requires such orders to be retained.
 */
export function hasBeenPaid(stage: OrderStage): boolean {
  return !unpaid.has(stage)
}
