import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The designs of a customer that are for somebody. */
const isFor = (personId: string) => sql<boolean>`design -> 'person' ->> 'id' = ${personId}`

/** Somebody goes: their designs keep what was chosen, and nothing of their feet. Their lines in the cart go with them by themselves. */
export async function purgeCopies(
  transaction: Transaction<Schema>,
  customerId: string,
  personId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('designs')
    .set(({ eb }) => ({
      design: sql<string>`design - 'person' - 'feet'`,
      revision: eb('revision', '+', 1),
      saved_at: now,
    }))
    .where('customer_id', '=', customerId)
    .where(isFor(personId))
    .execute()
}

/** Somebody has turned out to be another one: designs and cart are for that one. What was chosen is not changed by it. */
export async function transferCopies(
  transaction: Transaction<Schema>,
  customerId: string,
  from: string,
  to: string,
): Promise<void> {
  const named = sql`to_jsonb(${to}::text)`
  await transaction
    .updateTable('designs')
    .set({ design: sql<string>`jsonb_set(design, '{person,id}', ${named})` })
    .where('customer_id', '=', customerId)
    .where(isFor(from))
    .execute()
  await transaction
    .updateTable('cart_lines')
    .set({ person_id: to, configuration: sql<string>`jsonb_set(configuration, '{person,id}', ${named})` })
    .where('person_id', '=', from)
    .execute()
}
