import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Purges mails to a customer whose account is deleted, sent or unsent, at this address or an earlier one; codes in them
 * no longer work.
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
