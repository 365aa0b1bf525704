import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { assignFreedNumbers, type WaitlistDeps } from './assign-freed-numbers.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/**
 * Gives the numbers of a cancelled or refunded order to the waitlist, one for each entry; without entries they are free
 * for anyone. The caller has locked the order.
 */
export async function releaseNumbers(
  transaction: Transaction<Schema>,
  deps: WaitlistDeps,
  orderId: string,
  now: Date,
): Promise<void> {
  await lockWaitlist(transaction)
  const pairs = transaction.selectFrom('order_pairs').select('id').where('order_id', '=', orderId)
  await transaction.updateTable('edition_numbers').set({ pair_id: null }).where('pair_id', 'in', pairs).execute()
  await assignFreedNumbers(transaction, deps, now)
}
