import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Forgets what was sent to a customer whose account is deleted, at this address or at an earlier one, and what was to be: a
 * code of it opens nothing any more.
 */
export async function purgeMailsTo(
  transaction: Transaction<Schema>,
  customerId: string,
  address: string | null,
): Promise<void> {
  await transaction
    .deleteFrom('mails')
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        ...(address === null ? [] : [where('to_address', '=', address)]),
      ]),
    )
    .execute()
}
