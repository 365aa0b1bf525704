import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { OrderChangesTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'

type Change = Pick<Insertable<OrderChangesTable>, 'order_id' | 'kind' | 'occurred_at'> &
  Partial<Insertable<OrderChangesTable>>

/** Records a change of an order, by its customer unless another actor is given. */
export async function recordOrderChange(transaction: Transaction<Schema>, change: Change): Promise<void> {
  await transaction
    .insertInto('order_changes')
    .values({ id: randomUUID(), actor: 'customer', actor_name: null, pair_id: null, revision: null, ...change })
    .execute()
}
