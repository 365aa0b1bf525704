import type { Selectable, Transaction } from 'kysely'
import type { CustomersTable, Schema } from '#server/db/schema.ts'

/**
 * Holds a customer's row to the end of the transaction, so that nothing is written for somebody who is being deleted at the
 * same moment. Nothing of one who has gone.
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
 * Keeps every other change of what a customer keeps waiting until this one is done, also while there is nothing yet: of
 * addresses one is always the usual one, of people one is the self. Tells whether the customer is still there.
 */
export async function lockCustomerWork(transaction: Transaction<Schema>, customerId: string): Promise<boolean> {
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
