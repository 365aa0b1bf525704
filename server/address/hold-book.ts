import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Keeps every other change of a customer's addresses waiting until this one is done, also while there are none yet, so
 * that there is always one usual address. Tells whether the customer is still there.
 */
export async function holdBook(transaction: Transaction<Schema>, customerId: string): Promise<boolean> {
  const customer = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return customer !== undefined
}
