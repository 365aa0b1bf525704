import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { OrderMailData } from './order-mail-data.ts'

/** Loads the results of the workshop checks of an order, as its customer may read them. */
export async function loadPairChecks(
  transaction: Transaction<Schema>,
  orderId: string,
): Promise<Pick<OrderMailData, 'pairErrors' | 'hasReady'>> {
  const pairs = await transaction
    .selectFrom('order_pairs')
    .leftJoin('edition_numbers', 'edition_numbers.pair_id', 'order_pairs.id')
    .leftJoin('pair_checks', (join) =>
      join
        .onRef('pair_checks.pair_id', '=', 'order_pairs.id')
        .onRef('pair_checks.revision', '=', 'order_pairs.revision'),
    )
    .select(['edition_numbers.number', 'check_state', 'pair_checks.error'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return {
    pairErrors: pairs.flatMap(({ check_state: checked, error, number }) => {
      if (checked !== 'failed' || !error) return []
      return { number, kind: error.kind, side: error.side ?? null, note: error.note ?? null }
    }),
    hasReady: pairs.some(({ check_state: checked }) => checked === 'passed'),
  }
}
