import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { inWords, moneyNotSettled } from '#server/orders/money-not-settled.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import {
  loadReceivedPayments,
  refundRemainder,
  refundWholeOrder,
  retryRefund,
  writePaidBack,
} from '#server/orders/order-refunds.ts'
import { lockOrder } from '#server/orders/transition-context.ts'
import { action } from './action.ts'
import { describeOrderTransitions } from './order-transitions.ts'
import { createShowOrderAction, findOrder, number, words } from './orders.ts'

export const showMoney = createShowOrderAction({
  role: 'support',
  about:
    'Shows the money of an order: its payments, the events of the payment provider, what was refunded, and what is outstanding.',
  async describe(transaction, order) {
    const payments = await transaction
      .selectFrom('payments')
      .select(['id', 'provider', 'currency', 'amount_minor', 'state', 'end_reason'])
      .select(['created_at', 'expires_at', 'paid_at', 'received_minor', 'dispute', 'charge_ref'])
      .where('order_id', '=', order.id)
      .orderBy('created_at')
      .execute()
    const whole = []
    for (const payment of payments) whole.push({ ...payment, ...(await loadPaymentEvents(transaction, payment.id)) })
    const unsettled = await moneyNotSettled(transaction, order.id)
    const owed_back_minor = unsettled.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0)
    const { currency, total_minor } = order
    const books = { currency, total_minor, owed_back_minor, to_see_to: unsettled.map(inWords) }
    return { number: order.number, ...books, payments: whole }
  },
})

async function loadPaymentEvents(transaction: Transaction<Schema>, paymentId: string) {
  const webhookEvents = transaction
    .selectFrom('webhook_events')
    .select(['kind', 'occurred_at as at', 'effect'])
    .where('payment_id', '=', paymentId)
    .orderBy('received_at')
    .execute()
  const refunds = transaction
    .selectFrom('refunds')
    .select(['amount_minor', 'cause', 'state', 'error', 'due_at', 'ended_at', 'done_at', 'is_manual'])
    .where('payment_id', '=', paymentId)
    .orderBy('due_at')
    .execute()
  return { webhookEvents: await webhookEvents, refunds: await refunds }
}

export const refundOrder = action({
  role: 'support',
  about:
    'Pays the money of a paid order back in full, with the reason, and notifies its customer. Money that the payment provider could not send back, or that came without paying the order, is requested first and alone: paying the order back then takes another call.',
  input: z.strictObject({ number, reason: words }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed, reason }) {
    const found = await findOrder(transaction, typed)
    const order = found && (await lockOrder(transaction, found.id))
    if (!order) return fail('order_not_found')
    const time = now()
    const done = (isRepeated: boolean) =>
      ok({ answer: { number: order.number, is_retry: isRepeated }, subject: order.id, details: { reason } })
    if ((await refundRemainder(transaction, order.id, time)) > 0) return done(true)
    if (order.stage === 'refund_pending')
      return (await refundWholeOrder(transaction, order.id, time)) > 0 ? done(true) : fail('transition_not_allowed')
    // Money that never settled the order is refunded first: refunding the order's own money as well takes another call.
    const receivedPayments = await loadReceivedPayments(transaction, order.id)
    if ((await retryRefund(transaction, receivedPayments, time)) > 0) return done(true)
    const moving = { orderId: order.id, to: 'refund_pending', by: 'operator', actorName: name, reason } as const
    const moved = await moveOrder(transaction, { mail, secrets }, moving, time)
    return moved.ok ? done(false) : fail(moved.code, await describeOrderTransitions(transaction, order.id))
  },
})

export const writeMoneyPaidBack = action({
  role: 'support',
  about:
    'Records that money which the payment provider could not send back was paid back in another way, such as into an account that the payer named, and notifies the customer.',
  input: z.strictObject({ number, reason: words }),
  async run(transaction, { mail, secrets, now }, { name }, { number: typed, reason }) {
    const found = await findOrder(transaction, typed)
    const order = found && (await lockOrder(transaction, found.id))
    if (!order) return fail('order_not_found')
    const time = now()
    // Leaves out money that a bank has taken, which the shop no longer has to refund, and refunds without an answer,
    // which the provider may have sent.
    const outstanding = (await moneyNotSettled(transaction, order.id)).filter(
      ({ dispute, isLeft }) => dispute !== 'open' && !isLeft,
    )
    const amount = await writePaidBack(
      transaction,
      outstanding.filter(({ outstandingMinor }) => outstandingMinor > 0),
      time,
    )
    if (amount === 0) return fail('no_refund_due')
    if (order.stage === 'refund_pending') {
      const moving = { orderId: order.id, to: 'refunded', by: 'operator', actorName: name, reason } as const
      await moveOrder(transaction, { mail, secrets }, moving, time)
    }
    const answer = { number: order.number, amount_minor: amount, currency: order.currency }
    return ok({ answer, subject: order.id, details: { reason, amount_minor: amount } })
  },
})
