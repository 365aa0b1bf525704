import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** A payment is open, online or at a convenience store. The shop cancels no order while one is. */
export function isBeingPaid({ payment }: OrderView): boolean {
  return payment !== null
}
