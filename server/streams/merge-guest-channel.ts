import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { nextEventNumbers } from './publish.ts'

/**
 * Locks a guest's channel until the end of the transaction, which therefore runs either before or after their sign-in.
 * Returns whether they have already signed in.
 */
export async function lockGuest(transaction: Transaction<Schema>, guestId: string): Promise<boolean> {
  const channel = await nextEventNumbers(transaction, guestId, null, 0)
  return channel.merged_into !== null
}

/**
 * Moves a guest's unread events to the end of the customer's channel at sign-in. The guest's channel redirects there
 * from now on, even if it never had an event.
 */
export async function mergeGuestChannel(
  transaction: Transaction<Schema>,
  guestId: string,
  customerId: string,
): Promise<void> {
  const guest = await nextEventNumbers(transaction, guestId, null, 0)
  if (guest.merged_into !== null) return
  const customer = await nextEventNumbers(transaction, customerId, customerId, guest.number)
  const movedBy = customer.number - guest.number
  await transaction
    .updateTable('stream_events')
    .set({ channel_id: customerId, number: sql`number + ${movedBy}` })
    .where('channel_id', '=', guestId)
    .execute()
  await transaction
    .updateTable('stream_channels')
    .set({ customer_id: customerId, merged_into: customerId, number_offset: movedBy })
    .where('id', '=', guestId)
    .execute()
}
