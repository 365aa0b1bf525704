import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whose address it is. The row is held, so that an account that is being deleted is met before or after, never half-way. */
export async function findCustomer(transaction: Transaction<Schema>, email: string): Promise<string | undefined> {
  const found = await transaction
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return found?.id
}
