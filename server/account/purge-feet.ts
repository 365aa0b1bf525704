import { sql, type Transaction } from 'kysely'
import { isBeingMade, orderKinds, orderStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Deletes the measurements from a deleted customer's paid orders. The law requires to keep what was sold, to whom and
 * for how much, but not whose feet it was for and what was measured. A paid pair is still made, so its measurements are
 * deleted once it leaves the workshop or is not made after all.
 */
export async function purgeFeet(transaction: Transaction<Schema>, customerId: string): Promise<void> {
  const done = transaction
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select('orders.id')
    .where('customers.id', '=', customerId)
    .where('removed_at', 'is not', null)
    .where(({ or, and }) =>
      or(
        orderKinds.map((kind) =>
          and({ kind }).and(
            'stage',
            'in',
            orderStages.filter((stage) => !isBeingMade(kind, stage)),
          ),
        ),
      ),
    )
  await transaction
    .updateTable('order_pairs')
    .set({ configuration: sql`configuration - 'feet' - 'person' - 'worn' - 'adjustments'` })
    .where('order_id', 'in', done)
    .execute()
  // A print file shows the feet as well. Its bytes are outside the transaction and are removed after it.
  const prints = transaction.selectFrom('files').select('id').where('order_id', 'in', done)
  await transaction.insertInto('files_to_delete').columns(['id']).expression(prints).execute()
  await transaction.deleteFrom('files').where('order_id', 'in', done).execute()
}
