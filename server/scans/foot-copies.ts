import { sql, type Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** A condition for a customer's designs that are for a person. */
const isFor = (personId: string) => sql<boolean>`design -> 'person' ->> 'id' = ${personId}`

/**
 * When a person is deleted, their designs keep the choices but nothing of the feet. Their cart lines are deleted by a
 * cascade.
 */
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

/**
 * Moves designs and cart lines to another person, when both are found to be the same one. The choices do not change.
 */
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
