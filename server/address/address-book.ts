import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { addressList } from '#domain/contract/addresses.ts'
import type { Schema } from '#server/db/schema.ts'

/** The addresses of a customer, the usual one first and then the newest. */
export async function listAddresses(db: Kysely<Schema>, customerId: string): Promise<z.infer<typeof addressList>> {
  const addresses = await db
    .selectFrom('customer_addresses')
    .select(['id', 'country', 'fields', 'is_default'])
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return { addresses }
}

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
    // What only names the customer, as the row of a key does, need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return customer !== undefined
}
