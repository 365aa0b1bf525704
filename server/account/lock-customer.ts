import type { Selectable, Transaction } from 'kysely'
import type { CustomersTable, Schema } from '#server/db/schema.ts'

/**
 * Locks a customer's row until the end of the transaction, so that nothing is written for an account that is being
 * deleted at the same moment. Returns nothing for a deleted account.
 */
export async function lockCustomer(
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

/**
 * Serializes changes of a customer's data, even while there are no rows to lock yet: exactly one address is the
 * default, and exactly one person is the customer. Returns whether the account still exists.
 */
export async function lockCustomerWork(transaction: Transaction<Schema>, customerId: string): Promise<boolean> {
  const customer = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    // Foreign keys that only reference the customer, as in the row of an idempotency key, need not wait.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return customer !== undefined
}
