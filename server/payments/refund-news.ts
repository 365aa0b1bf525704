import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderStage } from '#domain/order/stages.ts'
import type { NewsEffect } from '#domain/payment/payment-news.ts'
import { causesOfOrder, type DisputeState, type RefundCause } from '#domain/payment/payment-states.ts'
import type { Schema } from '#server/db/schema.ts'
import { tellOfOrder } from '#server/orders/mails/tell-of-order.ts'
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
      return (await refundHasFailed(
        transaction,
        parts,
        { id: news.refundId ?? '', fault: news.fault ?? 'HOUSE' },
        payment,
      ))
        ? 'refund_failed'
        : 'noted'
    // It may come after what became of it.
    case 'inquiry':
      if (payment.dispute === null) await dispute(transaction, payment, 'inquiry')
      return 'noted'
    case 'inquiry_closed':
      if (payment.dispute === null || payment.dispute === 'inquiry')
        await dispute(transaction, payment, 'inquiry_closed')
      return 'noted'
    case 'disputed':
      if (payment.dispute !== 'won' && payment.dispute !== 'lost') await dispute(transaction, payment, 'open')
      return 'noted'
    case 'dispute_won':
      await dispute(transaction, payment, 'won')
      // Until it was decided the house sent nothing back.
      if (payment.order_id !== null && (await stageOf(transaction, payment.order_id)) === 'refund_pending')
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
    .set({ state: 'done', fault: null, ended_at: now, done_at: now })
    .where('id', '=', refundId)
    // What has failed is sent under another id: news of this one comes late.
    .where('state', 'not in', ['done', 'failed'])
    .returning('cause')
    .executeTakeFirst()
  if (done && isOfOrder(done.cause) && orderId !== null)
    await moveOrder(transaction, parts, { orderId, to: 'refunded', by: 'payment' }, now)
  return done !== undefined
}

type Failed = { readonly id: string; readonly fault: string }

/** The money is owed as before, even where it was said to be there: a bank may send it back weeks later. Its payer hears of that. */
export async function refundHasFailed(
  transaction: Transaction<Schema>,
  parts: PayParts,
  { id, fault }: Failed,
  payment: Payment,
): Promise<boolean> {
  const now = parts.now()
  const failed = await transaction
    .updateTable('refunds')
    .set({ state: 'failed', fault, ended_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .returning(['cause', 'done_at'])
    .executeTakeFirst()
  if (!failed) return false
  // A refund on its way ends so when the bank has fetched the money itself.
  if (payment.dispute === 'lost') await takenBack(transaction, parts, payment)
  else if (failed.done_at !== null && payment.order_id !== null)
    await tellItCameBack(transaction, parts, { orderId: payment.order_id, cause: failed.cause }, now)
  if (payment.order_id !== null) await publishOrderNow(transaction, payment.order_id, now)
  return true
}

async function tellItCameBack(
  transaction: Transaction<Schema>,
  parts: PayParts,
  { orderId, cause }: { readonly orderId: string; readonly cause: RefundCause },
  now: Date,
): Promise<void> {
  if (isOfOrder(cause)) await moveOrder(transaction, parts, { orderId, to: 'refund_pending', by: 'payment' }, now)
  else await tellOfOrder(transaction, parts, { orderId, kind: 'refund_failed' }, now)
}

/** What came twice or too late never paid the order. */
function isOfOrder(cause: RefundCause): boolean {
  return causesOfOrder.includes(cause)
}

async function stageOf(transaction: Transaction<Schema>, orderId: string): Promise<OrderStage | undefined> {
  const order = await transaction.selectFrom('orders').select('stage').where('id', '=', orderId).executeTakeFirst()
  return order?.stage
}

async function dispute(transaction: Transaction<Schema>, { id }: Payment, state: DisputeState) {
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
  // One that has ended so already stays there.
  if (isOfOrder(cause) && (await stageOf(transaction, orderId)) !== 'refunded')
    await moveOrder(transaction, parts, { orderId, to: 'refund_pending', by: 'payment' }, now)
  await refundIsDone(transaction, parts, refundId, { order_id: orderId })
}
