import type { Kysely, Selectable } from 'kysely'
import type { OrderTransitionsTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Loads the pairs of an order with their edition numbers, the person each is for and the chosen design, without the
 * feet.
 */
export async function loadOrderPairs(db: Kysely<Schema>, orderId: string) {
  const pairs = await db
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', (join) =>
      // A remade pair has the number of the first pair.
      join.on((where) =>
        where('edition_numbers.pair_id', '=', where.fn.coalesce('original_pair_id', 'order_pairs.id')),
      ),
    )
    .leftJoin('pair_checks', (join) =>
      join
        .onRef('pair_checks.pair_id', '=', 'order_pairs.id')
        .onRef('pair_checks.revision', '=', 'order_pairs.revision'),
    )
    .select(['edition_numbers.number as edition_number', 'design_id', 'check_state as checked', 'order_pairs.revision'])
    .select(['configuration', 'pair_checks.error as check_error'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return pairs.map(({ configuration: { upper, colour, feel, soleText, person }, ...pair }) => ({
    ...pair,
    // Undefined after the customer of a paid order has deleted their account: the person is not retained.
    for: person?.name ?? null,
    upper,
    colour,
    feel,
    sole_text: soleText,
  }))
}

/** Loads who moved an order and when, from the first move to the last. */
export async function loadOrderHistory(db: Kysely<Schema>, orderId: string) {
  const rows = await db
    .selectFrom('order_transitions')
    .select(['occurred_at', 'actor', 'actor_name', 'from_stage', 'to_stage', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('occurred_at')
    .execute()
  return inTurn(rows).map(({ occurred_at: at, ...row }) => ({ at: at.toISOString(), ...row }))
}

type Row = Pick<Selectable<OrderTransitionsTable>, 'occurred_at' | 'from_stage' | 'to_stage'>

/** Sorts moves with the same timestamp: each starts at the stage where the one before ended. */
function inTurn<HistoryRow extends Row>(rows: readonly HistoryRow[]): HistoryRow[] {
  const left = [...rows]
  const turned: HistoryRow[] = []
  for (let [next] = left; next; [next] = left) {
    const { occurred_at: at } = next
    const stage = turned.at(-1)?.to_stage ?? null
    const found = left.find((row) => row.occurred_at.getTime() === at.getTime() && row.from_stage === stage) ?? next
    turned.push(found)
    left.splice(left.indexOf(found), 1)
  }
  return turned
}
