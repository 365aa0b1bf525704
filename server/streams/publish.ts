import { sql, type Transaction } from 'kysely'
import { streamSettings } from '#domain/stream-settings.ts'
import type { Schema } from '#server/db/schema.ts'

/** Whose channel it is. */
export type StreamOwner = { readonly customerId: string } | { readonly guestId: string }

export type StreamEvent = { readonly kind: string; readonly payload: object }

/**
 * Tells those who follow a customer or a guest what happened, in the transaction of the deed itself: both are there, or
 * neither. It holds the channel until the end of the transaction, so it belongs to the end of a deed. Nobody is told who has
 * deleted their account; who was a guest is told as the customer that they are.
 */
export async function publish(
  transaction: Transaction<Schema>,
  whose: StreamOwner,
  { kind, payload }: StreamEvent,
  now: Date,
): Promise<void> {
  const text = JSON.stringify(payload)
  if (Buffer.byteLength(text) > streamSettings.payloadBytes) throw new Error(`An event ${kind} says too much`)
  const isCustomer = 'customerId' in whose
  if (isCustomer && !(await isThere(transaction, whose.customerId))) return
  const id = isCustomer ? whose.customerId : whose.guestId
  const { number, moved_to: customerId } = await nextEventNumbers(transaction, id, isCustomer ? id : null, 1)
  if (customerId !== null) return publish(transaction, { customerId }, { kind, payload }, now)
  await transaction
    .insertInto('stream_events')
    .values({ channel_id: id, number, kind, payload: text, created_at: now })
    .execute()
}

/** A deletion of the account holds the row, and waits for whoever tells its customer something. */
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

/** Takes so many of the next numbers of a channel; the last of them is told. Whoever wants the next ones waits for this transaction. */
export async function nextEventNumbers(
  transaction: Transaction<Schema>,
  id: string,
  customerId: string | null,
  count: number,
): Promise<{ number: number; moved_to: string | null }> {
  return transaction
    .insertInto('stream_channels')
    .values({ id, customer_id: customerId, last_number: count, moved_to: null, moved_by: null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ last_number: sql`stream_channels.last_number + ${count}` }),
    )
    .returning(['last_number as number', 'moved_to'])
    .executeTakeFirstOrThrow()
}
