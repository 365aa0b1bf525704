import type { Selectable, Transaction } from 'kysely'
import type { CustomersTable, Schema } from '#server/db/schema.ts'

/**
 * Holds a customer's row to the end of the transaction, so that nothing is written for somebody who is being deleted at the
 * same moment. Nothing of one who has gone.
 */
export async function holdCustomer(
  transaction: Transaction<Schema>,
  customerId: string,
): Promise<Selectable<CustomersTable> | undefined> {
  return transaction
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
