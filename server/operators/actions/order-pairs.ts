import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { pairChecks } from '#domain/order/move-rules.ts'
import { readOrderNumber } from '#domain/order/order-number.ts'
import { remakeKinds } from '#domain/order/remake.ts'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { remakePair } from '#server/orders/remake-pair.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { action } from './action.ts'
import { words } from './orders.ts'

const number = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
/** The edition number of the pair; omitted for an order of one pair. */
const pair = z.optional(z.int().check(z.positive()))

/** Finds the pair of an order and locks the order. */
async function findPair(transaction: Transaction<Schema>, typed: string, wanted: number | undefined) {
  const named = await transaction
    .selectFrom('orders')
    .select('id')
    .where('number', '=', readOrderNumber(typed) ?? '')
    .executeTakeFirst()
  const order = named && (await lockOrder(transaction, named.id))
  if (!order) return fail('order_not_found' as const)
  const pairs = await transaction
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', (join) =>
      // A remade pair has the number of the first pair.
      join.on((where) => where('pair_id', '=', where.fn.coalesce('original_pair_id', 'order_pairs.id'))),
    )
    .select(['order_pairs.id', 'edition_numbers.number'])
    .where('order_id', '=', order.id)
    .execute()
  const [only, ...others] = wanted === undefined ? pairs : pairs.filter((one) => one.number === wanted)
  return only && others.length === 0 ? ok({ order, pairId: only.id }) : fail('pair_required' as const)
}

export const recordPairCheckAction = action({
  role: 'workshop',
  about:
    'Records the result of the check of a pair, for an order in review; where there are several pairs, name one by its edition number. The reason why it cannot be made is shown to its customer word for word.',
  input: z.strictObject({ number, pair, result: z.enum(pairChecks), note: z.optional(words) }),
  async run(transaction, { now }, _operator, { number: typed, pair: wanted, result, note }) {
    const named = await findPair(transaction, typed, wanted)
    if (!named.ok) return named
    const { order, pairId } = named.value
    if (order.stage !== 'in_review') return fail('not_in_review')
    const { revision } = await transaction
      .updateTable('order_pairs')
      .set({ check_state: result })
      .where('id', '=', pairId)
      .returning('revision')
      .executeTakeFirstOrThrow()
    if (result === 'failed') await saveCheckError(transaction, { pairId, revision, note }, now())
    return ok({ answer: { number: order.number, result }, subject: order.id, details: { pair: pairId, result } })
  },
})

/** Stores an operator's result of a check, which replaces the automatic one. */
async function saveCheckError(
  transaction: Transaction<Schema>,
  { pairId, revision, note }: { readonly pairId: string; readonly revision: number; readonly note: string | undefined },
  at: Date,
): Promise<void> {
  const found = {
    error: JSON.stringify({ kind: 'noted', why: note ?? 'by hand', ...(note && { note }) }),
    report: null,
  }
  await transaction
    .insertInto('pair_checks')
    .values({ pair_id: pairId, revision, checked_at: at, ...found })
    .onConflict((conflict) => conflict.columns(['pair_id', 'revision']).doUpdateSet({ ...found, checked_at: at }))
    .execute()
}

export const remakePairAction = action({
  role: 'support',
  about:
    'Orders a pair of a sale to be made again without a charge: a refit once, within its days from the delivery; a replacement for a pair that is faulty, damaged or lost.',
  input: z.strictObject({
    number,
    pair,
    kind: z.enum(remakeKinds),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed, pair: wanted, kind, reason }) {
    const named = await findPair(transaction, typed, wanted)
    if (!named.ok) return named
    const { order, pairId } = named.value
    const input = { order, pairId, kind, by: 'operator', actorName: name, reason } as const
    const made = await remakePair(transaction, { mail, secrets }, input, now())
    if (!made.ok) return fail(made.code)
    const answer = { number: order.number, remade_as: made.value.number }
    return ok({ answer, subject: order.id, details: { remade_as: made.value.id } })
  },
})
