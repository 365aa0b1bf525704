import type { Kysely } from 'kysely'
import type { AddressList } from '#domain/contract/addresses.ts'
import type { Schema } from '#server/db/schema.ts'

/** The addresses of a customer, the default one first and then the newest. */
export async function listAddresses(db: Kysely<Schema>, customerId: string): Promise<AddressList> {
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
