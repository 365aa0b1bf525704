import { sql, type Transaction } from 'kysely'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** The customer or guest that a channel belongs to. */
export type StreamOwner = { readonly customerId: string } | { readonly guestId: string }

export type StreamEvent = { readonly kind: string; readonly payload: object }

/**
 * Publishes an event to a customer's or guest's channel, within the transaction of the change itself: both are
 * committed, or neither. It locks the channel until the end of the transaction, so call it last. Nothing is published
 * for a deleted account; events for a former guest go to the customer that they became.
 */
export async function publish(
  transaction: Transaction<Schema>,
  owner: StreamOwner,
  { kind, payload }: StreamEvent,
  now: Date,
): Promise<void> {
  const text = JSON.stringify(payload)
  if (Buffer.byteLength(text) > streamSettings.payloadBytes)
    throw new Error(`The payload of an event ${kind} is too large`)
  const isCustomer = 'customerId' in owner
  if (isCustomer && !(await isThere(transaction, owner.customerId))) return
  const id = isCustomer ? owner.customerId : owner.guestId
  const { number, merged_into: customerId } = await nextEventNumbers(transaction, id, isCustomer ? id : null, 1)
  if (customerId !== null) return publish(transaction, { customerId }, { kind, payload }, now)
  await transaction
    .insertInto('stream_events')
    .values({ channel_id: id, number, kind, payload: text, created_at: now })
    .execute()
}

/** Whether the account still exists. The row lock makes a deletion of it wait until this transaction ends. */
async function isThere(transaction: Transaction<Schema>, customerId: string): Promise<boolean> {
  const there = await transaction
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('removed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return there !== undefined
}

/**
 * Allocates the next `count` numbers of a channel and returns the last of them. Other publishers to this channel wait
 * for this transaction.
 */
export async function nextEventNumbers(
  transaction: Transaction<Schema>,
  id: string,
  customerId: string | null,
  count: number,
): Promise<{ number: number; merged_into: string | null }> {
  return transaction
    .insertInto('stream_channels')
    .values({ id, customer_id: customerId, last_number: count, merged_into: null, number_offset: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last_number: sql`stream_channels.last_number + ${count}` }),
    )
    .returning(['last_number as number', 'merged_into'])
    .executeTakeFirstOrThrow()
}
