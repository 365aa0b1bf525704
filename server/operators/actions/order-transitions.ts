import type { Transaction } from 'kysely'
import type { MoveRule } from '#domain/order/move-rules.ts'
import { orderMoves } from '#domain/order/moves.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOrder } from '#server/orders/transition-context.ts'

/** What an operator has to wait for or provide before a move; the other rules depend on the clock alone. */
const needs: Readonly<Partial<Record<MoveRule, string>>> = {
  every_pair_passed: 'once every pair has passed its check',
  any_pair_failed: 'once a pair has failed its check',
  refund_complete: 'once its money is refunded',
  no_open_payment: 'while no payment is in progress',
  not_disputed: 'while no dispute is open',
  no_inquiry_or_dispute: 'while no bank inquires about its payment or has taken it back',
  ready_to_ship: 'with its carrier and tracking number, while no bank inquires about its payment',
}

/** Lists where an operator may move an order from its stage, one line each. */
export async function describeOrderTransitions(
  transaction: Transaction<Schema>,
  id: string,
): Promise<readonly string[]> {
  const order = await lockOrder(transaction, id)
  if (!order) return []
  const { stage, kind } = order
  const transitions = orderMoves.filter(
    ({ from, by, kinds }) => from === stage && by.includes('operator') && kinds.includes(kind),
  )
  if (transitions.length === 0) return [`It is at ${stage}. Operators cannot move it from there.`]
  const lines = transitions.map(({ to, rule }) => `to ${[to, needs[rule]].filter(Boolean).join(', ')}`)
  return [`It is at ${stage} and can be moved`, ...lines]
}
