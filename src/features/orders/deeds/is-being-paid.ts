import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'

/** Somebody may be paying it this moment, or at a till: meanwhile the shop cancels nothing. */
export function isBeingPaid({ payment }: SeenOrder): boolean {
  return payment !== null
}
