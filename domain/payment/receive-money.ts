import type { OrderKind, OrderStage } from '../order/stages.ts'
import { hasBeenPaid } from '../order/stages.ts'
import type { PaymentState, RefundCause } from './payment-states.ts'

type Money = { readonly currency: string; readonly amountMinor: number }

type OrderToSettle = Money & { readonly kind: OrderKind; readonly stage: OrderStage }

/** The money is there already, it pays the order, or it goes back to whoever paid it. */
export type ReceivedMoneyEffect =
  | { readonly is: 'known_already' }
  | { readonly is: 'settles' }
  | { readonly is: 'goes_back'; readonly cause: RefundCause }

/**
 * What money is for that has come. It is never kept without an order that it pays, to the penny: whoever pays twice, too late, or another
 * amount has it back. Of an order that is gone nothing is owed.
 */
export function receiveMoney(
  payment: Money & { readonly state: PaymentState },
  came: Money,
  order: OrderToSettle | undefined,
): ReceivedMoneyEffect {
  if (payment.state === 'paid') return { is: 'known_already' }
  const isRight = [payment, order ?? payment].every(
    ({ currency, amountMinor }) => currency === came.currency && amountMinor === came.amountMinor,
  )
  if (!isRight) return { is: 'goes_back', cause: 'wrong_amount' }
  if (order?.kind !== 'sale') return { is: 'goes_back', cause: 'not_due' }
  if (order.stage === 'ready_to_pay' || order.stage === 'awaiting_payment') return { is: 'settles' }
  return { is: 'goes_back', cause: hasBeenPaid(order.stage) ? 'paid_twice' : 'not_due' }
}
