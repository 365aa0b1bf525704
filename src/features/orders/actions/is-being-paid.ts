import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** Somebody may be paying it this moment, or at a till: meanwhile the shop cancels nothing. */
export function isBeingPaid({ payment }: OrderView): boolean {
  return payment !== null
}
