import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderStage } from '#domain/order/stages.ts'
import type { RefundCause } from '#domain/payment/payment-states.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'

/** The job that requests a refund at the payment provider; its subject is the refund. */
export const refundJob = 'refund'

type RefundInput = { readonly paymentId: string; readonly amountMinor: number; readonly cause: RefundCause }

/** Requests a refund of a payment. A second request changes nothing while the first has not failed. */
export async function refundPayment(
  transaction: Transaction<Schema>,
  { paymentId, amountMinor, cause }: RefundInput,
  now: Date,
): Promise<void> {
  const wanted = await transaction
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: paymentId,
      amount_minor: amountMinor,
      cause,
      due_at: now,
      state: 'due',
    })
    .onConflict((conflict) => conflict.column('payment_id').where('state', '<>', 'failed').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (wanted) await queueJob(transaction, { kind: refundJob, subject: wanted.id }, now)
}

type StageChange = { readonly orderId: string; readonly from: OrderStage; readonly to: OrderStage }

/** Applies an order's move to its payments and refunds. The caller has locked the order. */
export async function followWithMoney(
  transaction: Transaction<Schema>,
  { orderId, from, to }: StageChange,
  now: Date,
): Promise<void> {
  if (to === 'ready_to_pay' || to === 'cancelled' || to === 'paid') await endOpenPayments(transaction, orderId)
  // A refund that a bank returned would be returned again: an operator handles it.
  if (to === 'refund_pending' && from !== 'refunded') await refundWholeOrder(transaction, orderId, now)
}

/**
 * Requests refunds of all received payments of an order that are not being refunded yet. Returns the number of
 * payments.
 */
export async function refundWholeOrder(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<number> {
  const receivedPayments = await loadReceivedPayments(transaction, orderId)
  for (const { id, received_minor: amountMinor } of receivedPayments) {
    const cause = (await findFailedRefundCause(transaction, id)) ?? 'cancelled'
    if (amountMinor !== null) await refundPayment(transaction, { paymentId: id, amountMinor, cause }, now)
  }
  return receivedPayments.length
}

/**
 * Retries failed refunds, such as those of money that never settled the order; the stage of the order does not change.
 * Returns the number of payments.
 */
export async function retryRefund(
  transaction: Transaction<Schema>,
  payments: readonly { readonly id: string; readonly received_minor: number | null }[],
  now: Date,
): Promise<number> {
  let count = 0
  for (const { id, received_minor: amountMinor } of payments) {
    const cause = await findFailedRefundCause(transaction, id)
    if (cause === undefined || amountMinor === null) continue
    await refundPayment(transaction, { paymentId: id, amountMinor, cause }, now)
    count += 1
  }
  return count
}

/**
 * Refunds that are still wanted but have no active job: the provider did not answer for days, and the job was given up
 * or purged. The provider may have received the request nevertheless, so the refund is requested again under the same
 * id and never paid in another way.
 */
export function refundsLeft(transaction: Transaction<Schema>) {
  return transaction
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .where('refunds.state', '=', 'due')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('kind', '=', refundJob)
            .whereRef('subject', '=', 'refunds.id')
            .where('ended_at', 'is', null),
        ),
      ),
    )
}

/** Queues the refunds of an order that have no active job again. Returns the number of refunds. */
export async function refundRemainder(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<number> {
  const left = await refundsLeft(transaction).select('refunds.id').where('order_id', '=', orderId).execute()
  for (const { id } of left) await queueJob(transaction, { kind: refundJob, subject: id }, now)
  return left.length
}

/**
 * The cause of a payment's refund if all attempts failed; undefined if none was requested or one is pending or done.
 */
export async function findFailedRefundCause(
  transaction: Transaction<Schema>,
  paymentId: string,
): Promise<RefundCause | undefined> {
  const refunds = await transaction
    .selectFrom('refunds')
    .select(['cause', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('due_at', 'desc')
    .execute()
  return refunds.every(({ state }) => state === 'failed') ? refunds[0]?.cause : undefined
}

/** Records refunds that an operator paid outside the provider after they failed there. Returns the total amount. */
export async function writePaidBack(
  transaction: Transaction<Schema>,
  outstanding: readonly { readonly paymentId: string; readonly outstandingMinor: number }[],
  now: Date,
): Promise<number> {
  for (const { paymentId, outstandingMinor } of outstanding)
    await transaction
      .insertInto('refunds')
      .values({
        id: randomUUID(),
        payment_id: paymentId,
        amount_minor: outstandingMinor,
        cause: (await findFailedRefundCause(transaction, paymentId)) ?? 'cancelled',
        due_at: now,
        state: 'done',
        ended_at: now,
        done_at: now,
        is_manual: true,
      })
      .execute()
  return outstanding.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0)
}

/**
 * Ends the open payments of an order, so that customers are no longer redirected to their pages. Money that still
 * arrives for one is handled when it arrives.
 */
async function endOpenPayments(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'ended', end_reason: 'expired' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'waiting'])
    .execute()
  await transaction.updateTable('orders').set({ payment_open_until: null }).where('id', '=', orderId).execute()
}

/** Loads the received payments of an order that are neither refunded nor being refunded. */
export function loadReceivedPayments(transaction: Transaction<Schema>, orderId: string) {
  return transaction
    .selectFrom('payments')
    .select(['id', 'received_minor'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.state', '<>', 'failed'),
        ),
      ),
    )
    .execute()
}
