import type { OrderKind, OrderStage } from '../order/stages.ts'
import { hasBeenPaid } from '../order/stages.ts'
import type { PaymentState, RefundCause } from './payment-states.ts'

type Money = { readonly currency: string; readonly amountMinor: number }

type OrderToSettle = Money & { readonly kind: OrderKind; readonly stage: OrderStage }

/** What received money does: it was recorded before, it pays the order, or it is refunded to the payer. */
export type ReceivedMoneyEffect =
  | { readonly is: 'already_applied' }
  | { readonly is: 'settles' }
  | { readonly is: 'goes_back'; readonly cause: RefundCause }

/**
 * Decides what received money is for. The shop keeps it only if it pays an order exactly: a second, late or different
 * amount is refunded. Money for a deleted order is refunded as well.
 */
export function receiveMoney(
  payment: Money & { readonly state: PaymentState },
  came: Money,
  order: OrderToSettle | undefined,
): ReceivedMoneyEffect {
  if (payment.state === 'paid') return { is: 'already_applied' }
  const isRight = [payment, order ?? payment].every(
    ({ currency, amountMinor }) => currency === came.currency && amountMinor === came.amountMinor,
  )
  if (!isRight) return { is: 'goes_back', cause: 'wrong_amount' }
  if (order?.kind !== 'sale') return { is: 'goes_back', cause: 'order_not_payable' }
  if (order.stage === 'ready_to_pay' || order.stage === 'awaiting_payment') return { is: 'settles' }
  return { is: 'goes_back', cause: hasBeenPaid(order.stage) ? 'paid_twice' : 'order_not_payable' }
}
