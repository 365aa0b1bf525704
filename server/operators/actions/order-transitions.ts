import type { Transaction } from 'kysely'
import type { MoveRule } from '#domain/order/move-rules.ts'
import { orderMoves } from '#domain/order/moves.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOrder } from '#server/orders/transition-context.ts'

/** What an operator has to wait for or provide before a move; the other rules depend on the clock alone. */
const needs: Readonly<Partial<Record<MoveRule, string>>> = {
  every_pair_passed: 'once every pair has passed its check',
  a_pair_failed: 'once a pair has failed its check',
  money_is_back: 'once its money is refunded',
  nobody_is_paying: 'while no payment is in progress',
  nobody_disputes: 'while no dispute is open',
  no_bank_asks: 'while no bank inquires about its payment or has taken it back',
  may_be_sent: 'with its carrier and parcel number, while no bank inquires about its payment',
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
