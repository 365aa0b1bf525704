import type { Transaction } from 'kysely'
import type { DisputeState } from '#domain/payment/payment-states.ts'
import type { Schema } from '#server/db/schema.ts'
import { refundsLeft } from './order-refunds.ts'

/** A payment that needs attention: its refund failed and is still due, or a bank has opened an inquiry or a dispute. */
export type NotSettled = {
  readonly paymentId: string
  readonly orderId: string
  readonly outstandingMinor: number
  readonly error: string | null
  /** The refund was done, and the bank returned it. */
  readonly cameBack: boolean
  readonly dispute: DisputeState | null
  /** It is unknown whether the provider has sent the refund: it is requested again, and never paid in another way. */
  readonly isLeft: boolean
}

/** Of all orders, or of one. */
export async function moneyNotSettled(transaction: Transaction<Schema>, orderId?: string): Promise<NotSettled[]> {
  const left = refundsLeft(transaction).select('payments.id')
  const paid = await transaction
    .selectFrom('payments')
    .select(['id', 'order_id', 'received_minor', 'dispute'])
    .where('state', '=', 'paid')
    .where('order_id', 'is not', null)
    .$if(orderId !== undefined, (all) => all.where('order_id', '=', orderId as string))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('dispute', 'in', ['inquiry', 'open']),
        eb('id', 'in', left),
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            .where('refunds.state', '=', 'failed'),
        ),
      ]),
    )
    .execute()
  const found = []
  for (const { id, order_id, received_minor, dispute } of paid) {
    const refunds = await transaction
      .selectFrom('refunds')
      .select(['state', 'error', 'done_at'])
      .where('payment_id', '=', id)
      .orderBy('due_at', 'desc')
      .orderBy('ended_at', 'desc')
      .execute()
    const isLeft =
      refunds.some(({ state }) => state === 'due') && (await left.where('payments.id', '=', id).execute()).length > 0
    const [last] = refunds.every(({ state }) => state === 'failed') ? refunds : []
    const isPrompted = dispute === 'inquiry' || dispute === 'open'
    if (!last && !isPrompted && !isLeft) continue
    found.push({
      paymentId: id,
      orderId: order_id ?? '',
      outstandingMinor: last || isLeft ? (received_minor ?? 0) : 0,
      error: last?.error ?? null,
      cameBack: last !== undefined && last.done_at !== null,
      dispute: isPrompted ? dispute : null,
      isLeft,
    })
  }
  return found
}

/** Describes for operators what has to be done. */
export function inWords({ outstandingMinor, error, cameBack, dispute, isLeft }: NotSettled): string {
  const bank = {
    inquiry: 'a bank inquiry is open and nothing was taken',
    open: 'a dispute is open and the bank has taken the money',
  }
  const disputes = dispute === 'inquiry' || dispute === 'open' ? [bank[dispute]] : []
  if (isLeft)
    return [
      ...disputes,
      'outstanding: the payment provider did not answer the request to send it; orders refund requests it again',
    ].join('; ')
  const why = cameBack ? 'it was returned by the bank' : 'it could not be sent'
  const next =
    dispute === 'open'
      ? 'it is sent once the bank has decided for the shop'
      : 'orders refund requests it again; or pay it into an account that the payer names, and record that with orders record-repayment'
  return [...disputes, ...(outstandingMinor > 0 ? [`outstanding: ${why} (${error ?? 'UNKNOWN'}); ${next}`] : [])].join(
    '; ',
  )
}
