import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { assignFreedNumbers, type WaitlistDeps } from './assign-freed-numbers.ts'
import { lockWaitlist } from './lock-waitlist.ts'

/** The numbers of an order that comes to nothing go to those who wait, each to one; with nobody waiting they are anybody's. The order is held. */
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
