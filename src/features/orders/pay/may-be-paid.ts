import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'

/** Money for it is still to come. */
export function mayBePaid({ deeds }: SeenOrder): boolean {
  return deeds.includes('pay')
}

/** A slip of a convenience store was chosen, and waits for its money: nothing else can be paid meanwhile. */
export function isSlipOpen({ payment }: SeenOrder): boolean {
  return payment?.state === 'waiting'
}
