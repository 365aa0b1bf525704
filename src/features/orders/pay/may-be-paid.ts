import { minuteMs } from '#domain/time.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

/** The order can be paid. */
export function mayBePaid({ actions }: OrderView): boolean {
  return actions.includes('pay')
}

/** A konbini voucher was issued and awaits its payment; no other payment is possible meanwhile. */
export function isVoucherOpen({ payment }: OrderView): boolean {
  return payment?.state === 'waiting'
}

/** A payment was started and ended without money: declined, abandoned, or the voucher expired. */
export function hasFallenThrough({ stage, history }: OrderView): boolean {
  return stage === 'ready_to_pay' && history.at(-2)?.stage === 'awaiting_payment'
}

const overdueMs = 10 * minuteMs

/** Once a payment has failed for this long its webhook is no longer awaited, whatever the URL claims. */
export function mayStillBePaid(order: OrderView, now: number): boolean {
  const { at = '' } = order.history.at(-1) ?? {}
  return !hasFallenThrough(order) || now - Date.parse(at) < overdueMs
}
