import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { OrderChangesTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'

type Change = Pick<Insertable<OrderChangesTable>, 'order_id' | 'what' | 'at'> & Partial<Insertable<OrderChangesTable>>

/** Writes down that something of an order was changed; by its customer, where nothing else is said. */
export async function recordOrderChange(transaction: Transaction<Schema>, change: Change): Promise<void> {
  await transaction
    .insertInto('order_changes')
    .values({ id: randomUUID(), actor: 'customer', actor_name: null, pair_id: null, revision: null, ...change })
    .execute()
}
