import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { OrderStage } from '#domain/order/stages.ts'
import type { RefundCause } from '#domain/payment/payment-states.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueJob } from '#server/jobs/queue-job.ts'

/** The job that asks the payment house to send money back; its subject is the refund. */
export const refundJob = 'refund'

type RefundInput = { readonly paymentId: string; readonly amountMinor: number; readonly cause: RefundCause }

/** Has the money of a payment go back, once: whoever wants it again changes nothing. */
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
      wanted_at: now,
      state: 'wanted',
    })
    .onConflict((conflict) => conflict.column('payment_id').where('state', '<>', 'failed').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (wanted) await queueJob(transaction, { kind: refundJob, subject: wanted.id }, now)
}

type StageChange = { readonly orderId: string; readonly from: OrderStage; readonly to: OrderStage }

/** What a move of an order means for its money. The order is held. */
export async function followWithMoney(
  transaction: Transaction<Schema>,
  { orderId, from, to }: StageChange,
  now: Date,
): Promise<void> {
  if (to === 'ready_to_pay' || to === 'cancelled' || to === 'paid') await endOpenPayments(transaction, orderId)
  // What came back from a bank would come back again: somebody of the shop sees to it.
  if (to === 'refund_pending' && from !== 'refunded') await refundWholeOrder(transaction, orderId, now)
}

/** Has all money of an order go back that the shop has, and has not promised back. Tells of how many payments it is. */
export async function refundWholeOrder(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<number> {
  const receivedPayments = await loadReceivedPayments(transaction, orderId)
  for (const { id, received_minor: amountMinor } of receivedPayments) {
    const cause = (await findFailedRefundCause(transaction, id)) ?? 'cancelled'
    if (amountMinor !== null) await refundPayment(transaction, { paymentId: id, amountMinor, cause }, now)
  }
  return receivedPayments.length
}

/** What came for nothing and could not go back is wanted once more; its order goes on as it is. Tells of how many payments it is. */
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
 * Money that is to go back and that nobody asks the house for any more: it did not answer for days, and its job was given up, or is forgotten by now.
 * The house may have heard nevertheless, so that it is asked under the same id again, and never paid in another way.
 */
export function refundsLeft(transaction: Transaction<Schema>) {
  return transaction
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .where('refunds.state', '=', 'wanted')
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

/** Has the house asked once more for what was left of an order's money. Tells of how many refunds it is. */
export async function refundRemainder(transaction: Transaction<Schema>, orderId: string, now: Date): Promise<number> {
  const left = await refundsLeft(transaction).select('refunds.id').where('order_id', '=', orderId).execute()
  for (const { id } of left) await queueJob(transaction, { kind: refundJob, subject: id }, now)
  return left.length
}

/** Why the money of a payment was to go back, where it could not; none where it never was, or goes. */
export async function findFailedRefundCause(
  transaction: Transaction<Schema>,
  paymentId: string,
): Promise<RefundCause | undefined> {
  const refunds = await transaction
    .selectFrom('refunds')
    .select(['cause', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('wanted_at', 'desc')
    .execute()
  return refunds.every(({ state }) => state === 'failed') ? refunds[0]?.cause : undefined
}

/** What could not go back by the house has gone in another way. Tells how much it was. */
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
        wanted_at: now,
        state: 'done',
        ended_at: now,
        done_at: now,
        by_hand: true,
      })
      .execute()
  return outstanding.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0)
}

/** Nobody is led to their pages any more. Money that comes of one nevertheless is looked at when it comes. */
async function endOpenPayments(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ state: 'ended', ended_why: 'expired' })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'waiting'])
    .execute()
  await transaction.updateTable('orders').set({ paying_until: null }).where('id', '=', orderId).execute()
}

/** Payments of an order whose money the shop has, and has not promised back. */
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
