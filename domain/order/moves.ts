import type { MoveRule, OrderFacts } from './move-rules.ts'
import { moveRules } from './move-rules.ts'
import type { OrderMail } from './order-mails.ts'
import type { OrderKind, OrderStage } from './stages.ts'

/** Who moves an order: its customer, an operator, the workshop's check, a payment event, or the clock. */
export const orderActors = ['customer', 'operator', 'check', 'payment', 'clock'] as const
export type OrderActor = (typeof orderActors)[number]

export type OrderMove = {
  readonly from: OrderStage
  readonly to: OrderStage
  readonly by: readonly OrderActor[]
  readonly rule: MoveRule
  readonly kinds: readonly OrderKind[]
  /** `undefined` where the customer makes the move themselves or a previous mail has announced it. */
  readonly mail: OrderMail | undefined
  /** The move leads back to an earlier stage. */
  readonly isBack: boolean
}

const all = ['sale', 'refit', 'replacement'] as const
const sale = ['sale'] as const
const remakeKinds = ['refit', 'replacement'] as const

type Row = readonly [OrderStage, OrderStage, readonly OrderActor[], MoveRule, readonly OrderKind[], OrderMail?, 'back'?]

/** Every allowed move. An order changes its stage by these moves only. */
const rows: readonly Row[] = [
  // Placing an order has just sent a mail of its own.
  ['placed', 'in_review', ['check', 'operator'], 'always', all],
  ['in_review', 'needs_attention', ['check', 'operator'], 'any_pair_failed', all, 'needs_attention'],
  ['needs_attention', 'in_review', ['customer', 'operator'], 'always', all, 'checked_again', 'back'],
  ['in_review', 'ready_to_pay', ['check', 'operator'], 'every_pair_passed', sale, 'ready_to_pay'],
  ['in_review', 'printing', ['check', 'operator'], 'every_pair_passed', remakeKinds, 'printing'],
  ['ready_to_pay', 'in_review', ['customer', 'operator'], 'no_open_payment', sale, 'checked_again', 'back'],
  // The payer is on the payment page at this moment.
  ['ready_to_pay', 'awaiting_payment', ['payment'], 'always', sale],
  ['awaiting_payment', 'ready_to_pay', ['payment', 'clock'], 'no_open_payment', sale, 'payment_failed', 'back'],
  ['awaiting_payment', 'paid', ['payment'], 'always', sale, 'paid'],
  // While a bank inquires or a dispute is open, nothing more is made or sent.
  ['paid', 'printing', ['operator'], 'no_inquiry_or_dispute', sale, 'printing'],
  ['printing', 'quality_check', ['operator'], 'no_inquiry_or_dispute', all, 'quality_check'],
  ['quality_check', 'printing', ['operator'], 'no_inquiry_or_dispute', all, 'printed_again', 'back'],
  ['quality_check', 'shipped', ['operator'], 'ready_to_ship', all, 'shipped'],
  ['shipped', 'delivered', ['customer', 'operator'], 'always', all, 'delivered'],
  ['shipped', 'delivered', ['clock'], 'delivery_assumed', all, 'delivered'],
  ['placed', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['in_review', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['needs_attention', 'cancelled', ['customer', 'operator'], 'always', all, 'cancelled'],
  ['needs_attention', 'cancelled', ['clock'], 'attention_deadline_passed', all, 'cancelled'],
  ['ready_to_pay', 'cancelled', ['customer', 'operator'], 'no_open_payment', sale, 'cancelled'],
  ['ready_to_pay', 'cancelled', ['clock'], 'payment_deadline_passed', sale, 'cancelled'],
  ['awaiting_payment', 'cancelled', ['customer', 'operator'], 'no_open_payment', sale, 'cancelled'],
  // Customers cancel free of charge until printing begins; afterwards the shop decides. A disputed payment is not
  // refunded as well, since the bank may already take it back.
  ['paid', 'refund_pending', ['customer', 'operator'], 'not_disputed', sale, 'refund_pending'],
  ['printing', 'refund_pending', ['operator'], 'not_disputed', sale, 'refund_pending'],
  ['quality_check', 'refund_pending', ['operator'], 'not_disputed', sale, 'refund_pending'],
  ['shipped', 'refund_pending', ['operator'], 'not_disputed', sale, 'refund_pending'],
  ['delivered', 'refund_pending', ['operator'], 'not_disputed', sale, 'refund_pending'],
  // A customer may cancel once the shop misses the date it promised.
  ['printing', 'refund_pending', ['customer'], 'has_missed_ship_date', sale, 'refund_pending'],
  ['quality_check', 'refund_pending', ['customer'], 'has_missed_ship_date', sale, 'refund_pending'],
  // The bank has taken the money back: the customer already knows from there.
  ['paid', 'refund_pending', ['payment'], 'always', sale],
  ['printing', 'refund_pending', ['payment'], 'always', sale],
  ['quality_check', 'refund_pending', ['payment'], 'always', sale],
  ['shipped', 'refund_pending', ['payment'], 'always', sale],
  ['delivered', 'refund_pending', ['payment'], 'always', sale],
  ['refund_pending', 'refunded', ['payment'], 'always', sale, 'refunded'],
  // An operator may mark an order as refunded only once the books show the money as paid back.
  ['refund_pending', 'refunded', ['operator'], 'refund_complete', sale, 'refunded'],
  // The bank returned the refund: the money is owed again.
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

/**
 * The move by which an actor may change the stage of an order; `undefined` if there is no such move, the actor may not
 * make it, or its rule does not hold.
 */
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
