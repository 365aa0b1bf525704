import { sql, type Transaction } from 'kysely'
import { isBeingMade, orderKinds, orderStages } from '#domain/order/stages.ts'
import type { Schema } from '#server/db/schema.ts'

/**
 * Of the paid orders of a customer who is gone the law has us keep what was sold, to whom and for how much; whose feet, and what of them was
 * measured, is none of that. A pair that is paid is made all the same: its feet go when it leaves the workshop, or is not made after all.
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
  // A print is their feet as well. Its bytes, which no transaction holds, are removed after it.
  const prints = transaction.selectFrom('files').select('id').where('order_id', 'in', done)
  await transaction.insertInto('removed_files').columns(['id']).expression(prints).execute()
  await transaction.deleteFrom('files').where('order_id', 'in', done).execute()
}
