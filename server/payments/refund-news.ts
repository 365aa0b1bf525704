import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { NewsEffect } from '#domain/payment/payment-news.ts'
import type { RefundCause } from '#domain/payment/payment-states.ts'
import type { Schema } from '#server/db/schema.ts'
import { failedCause, giveBackAgain, giveBackAll } from '#server/orders/money-of-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { publishOrderNow } from '#server/orders/publish-of-order.ts'
import type { PayParts } from './house-parts.ts'
import type { Payment } from './payment-rows.ts'
import type { PaymentNews } from './port.ts'

/** What news of money on its way back brings, and of a payer who disputes the payment. Payment and order are held. */
export async function followMoneyBack(
  transaction: Transaction<Schema>,
  parts: PayParts,
  payment: Payment,
  news: PaymentNews,
): Promise<NewsEffect> {
  switch (news.kind) {
    case 'refunded':
      return (await refundIsDone(transaction, parts, news.refundId ?? '', payment)) ? 'refund_done' : 'noted'
    case 'refund_failed':
      return (await refundHasFailed(transaction, parts, news.refundId ?? '', payment, 'HOUSE'))
        ? 'refund_failed'
        : 'noted'
    case 'disputed':
      // The bank may have decided before this came.
      if (payment.dispute === null) await dispute(transaction, payment, 'open')
      return 'noted'
    case 'dispute_won':
      await dispute(transaction, payment, 'won')
      // Until it was decided the house sent nothing back.
      if (payment.order_id !== null && (await isGoingBack(transaction, payment.order_id)))
        await giveBackAll(transaction, payment.order_id, parts.now())
      else await giveBackAgain(transaction, [payment], parts.now())
      return 'noted'
    case 'dispute_lost':
      await dispute(transaction, payment, 'lost')
      await takenBack(transaction, parts, payment)
      return 'noted'
    default:
      return 'noted'
  }
}

/** Money is back with whoever paid it: with it the order that waited for that has its end. */
export async function refundIsDone(
  transaction: Transaction<Schema>,
  parts: PayParts,
  refundId: string,
  { order_id: orderId }: Pick<Payment, 'order_id'>,
): Promise<boolean> {
  const now = parts.now()
  const done = await transaction
    .updateTable('refunds')
    .set({ state: 'done', fault: null, ended_at: now })
    .where('id', '=', refundId)
    .where('state', '<>', 'done')
    .returning('cause')
    .executeTakeFirst()
  if (done && isOfOrder(done.cause) && orderId !== null)
    await moveOrder(transaction, parts, { orderId, to: 'refunded', by: 'payment' }, now)
  return done !== undefined
}

export async function refundHasFailed(
  transaction: Transaction<Schema>,
  { now }: PayParts,
  refundId: string,
  { order_id: orderId }: Pick<Payment, 'order_id'>,
  fault: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refunds')
    .set({ state: 'failed', fault, ended_at: now() })
    .where('id', '=', refundId)
    .where('state', 'not in', ['done', 'failed'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n && orderId !== null) await publishOrderNow(transaction, orderId, now())
  return numUpdatedRows > 0n
}

/** What came twice or too late never paid the order. */
function isOfOrder(cause: RefundCause): boolean {
  return cause === 'cancelled' || cause === 'dispute'
}

async function isGoingBack(transaction: Transaction<Schema>, orderId: string): Promise<boolean> {
  const order = await transaction.selectFrom('orders').select('stage').where('id', '=', orderId).executeTakeFirst()
  return order?.stage === 'refund_pending'
}

async function dispute(transaction: Transaction<Schema>, { id }: Payment, state: 'open' | 'won' | 'lost') {
  await transaction.updateTable('payments').set({ dispute: state }).where('id', '=', id).execute()
}

/** The bank has taken the money back: nothing is owed to the payer any more, and the order ends as one that was paid back. */
async function takenBack(
  transaction: Transaction<Schema>,
  parts: PayParts,
  { id, order_id: orderId, received_minor: amountMinor }: Payment,
): Promise<void> {
  const now = parts.now()
  if (amountMinor === null) return
  const refundId = randomUUID()
  // Money that came for nothing takes no order with it, whoever has fetched it.
  const cause = (await failedCause(transaction, id)) ?? 'dispute'
  const row = { id: refundId, payment_id: id, amount_minor: amountMinor, cause, wanted_at: now }
  const taken = await transaction
    .insertInto('refunds')
    .values({ ...row, state: 'asked' })
    .onConflict((conflict) => conflict.column('payment_id').where('state', '<>', 'failed').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken || orderId === null) return
  if (isOfOrder(cause)) await moveOrder(transaction, parts, { orderId, to: 'refund_pending', by: 'payment' }, now)
  await refundIsDone(transaction, parts, refundId, { order_id: orderId })
}
