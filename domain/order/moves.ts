import type { MoveRule, OrderFacts } from './move-rules.ts'
import { moveRules } from './move-rules.ts'
import type { OrderMail } from './order-mails.ts'
import type { OrderKind, OrderStage } from './stages.ts'

/** Who moves an order: its customer, somebody of the shop, the workshop's check, what the payment tells, and the days that pass. */
export const orderActors = ['customer', 'operator', 'check', 'payment', 'clock'] as const
export type OrderActor = (typeof orderActors)[number]

export type OrderMove = {
  readonly from: OrderStage
  readonly to: OrderStage
  readonly by: readonly OrderActor[]
  readonly rule: MoveRule
  readonly kinds: readonly OrderKind[]
  /** None where the customer does it at this moment, or has heard of it by the move before. */
  readonly mail: OrderMail | undefined
  /** It leads back to where the order was before. */
  readonly isBack: boolean
}

const all = ['sale', 'refit', 'replacement'] as const
const sale = ['sale'] as const
const remakeKinds = ['refit', 'replacement'] as const

type Row = readonly [OrderStage, OrderStage, readonly OrderActor[], MoveRule, readonly OrderKind[], OrderMail?, 'back'?]

/** Every arrow that there is. An order moves along these and in no other way. */
const rows: readonly Row[] = [
  // Placing has been told by a mail of its own a moment before.
  ['placed', 'in_review', ['check', 'operator'], 'always', all],
  ['in_review', 'needs_attention', ['check', 'operator'], 'a_pair_failed', all, 'needs_attention'],
  ['needs_attention', 'in_review', ['customer', 'operator'], 'always', all, 'checked_again', 'back'],
  ['in_review', 'ready_to_pay', ['check', 'operator'], 'every_pair_passed', sale, 'ready_to_pay'],
  ['in_review', 'printing', ['check', 'operator'], 'every_pair_passed', remakeKinds, 'printing'],
  ['ready_to_pay', 'in_review', ['customer', 'operator'], 'nobody_is_paying', sale, 'checked_again', 'back'],
  // Whoever pays is at the page of the payment.
  ['ready_to_pay', 'awaiting_payment', ['payment'], 'always', sale],
  ['awaiting_payment', 'ready_to_pay', ['payment', 'clock'], 'nobody_is_paying', sale, 'payment_failed', 'back'],
  ['awaiting_payment', 'paid', ['payment'], 'always', sale, 'paid'],
  // While a bank asks, or decides whose the money is, nothing more is made or sent.
  ['paid', 'printing', ['operator'], 'no_bank_asks', sale, 'printing'],
  ['printing', 'quality_check', ['operator'], 'no_bank_asks', all, 'quality_check'],
  ['quality_check', 'printing', ['operator'], 'no_bank_asks', all, 'printed_again', 'back'],
  ['quality_check', 'shipped', ['operator'], 'may_be_sent', all, 'shipped'],
  ['shipped', 'delivered', ['customer', 'operator'], 'always', all, 'delivered'],
  ['shipped', 'delivered', ['clock'], 'nobody_objected', all, 'delivered'],
  ['placed', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['in_review', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['needs_attention', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['needs_attention', 'cancelled', ['clock'], 'attention_is_over', all, 'cancelled'],
  ['ready_to_pay', 'cancelled', ['customer', 'operator'], 'nobody_is_paying', sale, 'cancelled'],
  ['ready_to_pay', 'cancelled', ['clock'], 'wait_is_over', sale, 'cancelled'],
  ['awaiting_payment', 'cancelled', ['customer', 'operator'], 'nobody_is_paying', sale, 'cancelled'],
  // Free of charge until printing begins; afterwards the shop decides. What a bank may take back is not paid back as well.
  ['paid', 'refund_pending', ['customer', 'operator'], 'nobody_disputes', sale, 'refund_pending'],
  ['printing', 'refund_pending', ['operator'], 'nobody_disputes', sale, 'refund_pending'],
  ['quality_check', 'refund_pending', ['operator'], 'nobody_disputes', sale, 'refund_pending'],
  ['shipped', 'refund_pending', ['operator'], 'nobody_disputes', sale, 'refund_pending'],
  ['delivered', 'refund_pending', ['operator'], 'nobody_disputes', sale, 'refund_pending'],
  // Nobody has to wait longer than they were told.
  ['printing', 'refund_pending', ['customer'], 'is_late', sale, 'refund_pending'],
  ['quality_check', 'refund_pending', ['customer'], 'is_late', sale, 'refund_pending'],
  // A bank has taken the money back: its customer has had the news from there.
  ['paid', 'refund_pending', ['payment'], 'always', sale],
  ['printing', 'refund_pending', ['payment'], 'always', sale],
  ['quality_check', 'refund_pending', ['payment'], 'always', sale],
  ['shipped', 'refund_pending', ['payment'], 'always', sale],
  ['delivered', 'refund_pending', ['payment'], 'always', sale],
  ['refund_pending', 'refunded', ['payment'], 'always', sale, 'refunded'],
  // By hand nothing is told that the books do not say.
  ['refund_pending', 'refunded', ['operator'], 'money_is_back', sale, 'refunded'],
  // What was sent came back from the bank: it is owed as before.
  ['refunded', 'refund_pending', ['payment'], 'always', sale, 'refund_failed', 'back'],
]

export const orderMoves: readonly OrderMove[] = rows.map(([from, to, by, rule, kinds, mail, back]) => ({
  from,
  to,
  by,
  rule,
  kinds,
  mail,
  isBack: back === 'back',
}))

type RequestedMove = {
  readonly kind: OrderKind
  readonly from: OrderStage
  readonly to: OrderStage
  readonly by: OrderActor
}

/** The row by which somebody moves an order; none where there is no such arrow, it is not theirs, or what it needs does not hold. */
export function moveFor({ kind, from, to, by }: RequestedMove, facts: OrderFacts): OrderMove | undefined {
  return orderMoves.find(
    (move) =>
      move.from === from &&
      move.to === to &&
      move.kinds.includes(kind) &&
      move.by.includes(by) &&
      moveRules[move.rule](facts),
  )
}
