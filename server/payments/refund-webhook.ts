import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderStage } from '#domain/order/stages.ts'
import { type DisputeState, orderRefundCauses, type RefundCause } from '#domain/payment/payment-states.ts'
import type { WebhookEffect } from '#domain/payment/webhook-events.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueOrderMail } from '#server/orders/mails/queue-order-mail.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { findFailedRefundCause, refundWholeOrder, retryRefund } from '#server/orders/order-refunds.ts'
import { publishOrderNow } from '#server/orders/publish-order-event.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { WebhookEvent } from './payment-provider.ts'
import type { PaymentRow } from './payment-rows.ts'

/** Applies webhook events about refunds and disputes. The caller has locked the payment and its order. */
export async function applyRefundEvent(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  payment: PaymentRow,
  webhookEvent: WebhookEvent,
): Promise<WebhookEffect> {
  switch (webhookEvent.kind) {
    case 'refunded':
      return (await refundIsDone(transaction, deps, webhookEvent.refundId ?? '', payment)) ? 'refund_done' : 'noted'
    case 'refund_failed':
      return (await markRefundFailed(
        transaction,
        deps,
        { id: webhookEvent.refundId ?? '', error: webhookEvent.error ?? 'PROVIDER' },
        payment,
      ))
        ? 'refund_failed'
        : 'noted'
    // An inquiry may arrive after its result.
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
      // The provider sends no refund until the dispute is decided.
      if (payment.order_id !== null && (await loadStage(transaction, payment.order_id)) === 'refund_pending')
        await refundWholeOrder(transaction, payment.order_id, deps.now())
      else await retryRefund(transaction, [payment], deps.now())
      return 'noted'
    case 'dispute_lost':
      await dispute(transaction, payment, 'lost')
      await takenBack(transaction, deps, payment)
      return 'noted'
    default:
      return 'noted'
  }
}

/** Marks a refund as done; an order that waited for it ends with it. */
export async function refundIsDone(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  refundId: string,
  { order_id: orderId }: Pick<PaymentRow, 'order_id'>,
): Promise<boolean> {
  const now = deps.now()
  const done = await transaction
    .updateTable('refunds')
    .set({ state: 'done', error: null, ended_at: now, done_at: now })
    .where('id', '=', refundId)
    // A failed refund is sent again under another id, so this event is late.
    .where('state', 'not in', ['done', 'failed'])
    .returning('cause')
    .executeTakeFirst()
  if (done && isOrderRefund(done.cause) && orderId !== null)
    await moveOrder(transaction, deps, { orderId, to: 'refunded', by: 'payment' }, now)
  return done !== undefined
}

type FailedRefund = { readonly id: string; readonly error: string }

/**
 * Marks a refund as failed: the money is due again, even after the refund was reported as done, because a bank may
 * return it weeks later. In that case the payer is informed.
 */
export async function markRefundFailed(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  { id, error }: FailedRefund,
  payment: PaymentRow,
): Promise<boolean> {
  const now = deps.now()
  const failed = await transaction
    .updateTable('refunds')
    .set({ state: 'failed', error, ended_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .returning(['cause', 'done_at'])
    .executeTakeFirst()
  if (!failed) return false
  // A pending refund fails like this when the bank has taken the money back itself.
  if (payment.dispute === 'lost') await takenBack(transaction, deps, payment)
  else if (failed.done_at !== null && payment.order_id !== null)
    await queueRefundMail(transaction, deps, { orderId: payment.order_id, cause: failed.cause }, now)
  if (payment.order_id !== null) await publishOrderNow(transaction, payment.order_id, now)
  return true
}

async function queueRefundMail(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  { orderId, cause }: { readonly orderId: string; readonly cause: RefundCause },
  now: Date,
): Promise<void> {
  if (isOrderRefund(cause)) await moveOrder(transaction, deps, { orderId, to: 'refund_pending', by: 'payment' }, now)
  else await queueOrderMail(transaction, deps, { orderId, kind: 'refund_failed' }, now)
}

/** Whether the refund is of money that paid the order; a duplicate or late payment never paid it. */
function isOrderRefund(cause: RefundCause): boolean {
  return orderRefundCauses.includes(cause)
}

async function loadStage(transaction: Transaction<Schema>, orderId: string): Promise<OrderStage | undefined> {
  const order = await transaction.selectFrom('orders').select('stage').where('id', '=', orderId).executeTakeFirst()
  return order?.stage
}

async function dispute(transaction: Transaction<Schema>, { id }: PaymentRow, state: DisputeState) {
  await transaction.updateTable('payments').set({ dispute: state }).where('id', '=', id).execute()
}

/**
 * Records that the bank has taken the money back: nothing is due to the payer any more, and the order ends as refunded.
 */
async function takenBack(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  { id, order_id: orderId, received_minor: amountMinor }: PaymentRow,
): Promise<void> {
  const now = deps.now()
  if (amountMinor === null) return
  const refundId = randomUUID()
  // Money that never settled the order does not move it, even if the bank takes it back.
  const cause = (await findFailedRefundCause(transaction, id)) ?? 'dispute'
  const row = { id: refundId, payment_id: id, amount_minor: amountMinor, cause, due_at: now }
  const taken = await transaction
    .insertInto('refunds')
    .values({ ...row, state: 'requested' })
    .onConflict((conflict) => conflict.column('payment_id').where('state', '<>', 'failed').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken || orderId === null) return
  // An order that is already refunded stays so.
  if (isOrderRefund(cause) && (await loadStage(transaction, orderId)) !== 'refunded')
    await moveOrder(transaction, deps, { orderId, to: 'refund_pending', by: 'payment' }, now)
  await refundIsDone(transaction, deps, refundId, { order_id: orderId })
}
