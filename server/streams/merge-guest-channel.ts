import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { nextEventNumbers } from './publish.ts'

/**
 * Holds a guest's channel to the end of the transaction, so that it is either before their sign-in or after it. Tells whether
 * they have signed in already.
 */
export async function lockGuest(transaction: Transaction<Schema>, guestId: string): Promise<boolean> {
  const channel = await nextEventNumbers(transaction, guestId, null, 0)
  return channel.moved_to !== null
}

/**
 * A guest has signed in: what they have not read yet is told to the customer that they are, after what was told there
 * before. Their own channel leads there from now on, even if nothing was ever told in it.
 */
export async function mergeGuestChannel(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  const guest = await nextEventNumbers(transaction, guestId, null, 0)
  if (guest.moved_to !== null) return
  const customer = await nextEventNumbers(transaction, customerId, customerId, guest.number)
  const movedBy = customer.number - guest.number
  await transaction
    .updateTable('stream_events')
    .set({ channel_id: customerId, number: sql`number + ${movedBy}` })
    .where('channel_id', '=', guestId)
    .execute()
  await transaction
    .updateTable('stream_channels')
    .set({ customer_id: customerId, moved_to: customerId, moved_by: movedBy })
    .where('id', '=', guestId)
    .execute()
}
