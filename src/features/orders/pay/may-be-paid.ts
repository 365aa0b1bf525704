import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** Money for it is still to come. */
export function mayBePaid({ deeds: actions }: OrderView): boolean {
  return actions.includes('pay')
}

/** A slip of a convenience store was chosen, and waits for its money: nothing else can be paid meanwhile. */
export function isVoucherOpen({ payment }: OrderView): boolean {
  return payment?.state === 'waiting'
}

/** A payment was begun and is over without its money: declined, given up, or a slip that lapsed. */
export function hasFallenThrough({ stage, history }: OrderView): boolean {
  return stage === 'ready_to_pay' && history.at(-2)?.stage === 'awaiting_payment'
}

const overdueMs = 10 * 60_000

/** News of a payment that has come to its end so long ago is not waited for, whatever an address says. */
export function mayStillBePaid(order: OrderView, now: number): boolean {
  const { at = '' } = order.history.at(-1) ?? {}
  return !hasFallenThrough(order) || now - Date.parse(at) < overdueMs
}
