import type { Transaction } from 'kysely'
import type { NewsEffect } from '#domain/payment/payment-news.ts'
import { receiveMoney } from '#domain/payment/receive-money.ts'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { holdOrder, type OrderRow } from '#server/orders/facts-of.ts'
import { tellOfOrder } from '#server/orders/mails/tell-of-order.ts'
import { giveBack } from '#server/orders/money-of-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { publishOrderNow } from '#server/orders/publish-of-order.ts'
import type { PayParts } from './house-parts.ts'
import { endPayment, openPaymentOf, type Payment } from './payment-rows.ts'
import type { PaymentNews } from './port.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

type Following = (
  transaction: Transaction<Schema>,
  parts: PayParts,
  payment: Payment,
  news: PaymentNews,
  order: OrderRow | undefined,
) => Promise<NewsEffect>

/** What news on its way to the money brings to its payment and its order, which are held; nothing of news on the way back. */
export async function followPayment(
  transaction: Transaction<Schema>,
  parts: PayParts,
  payment: Payment,
  news: PaymentNews,
): Promise<NewsEffect | undefined> {
  const follow = { waiting, paid, ended }[news.kind as 'waiting' | 'paid' | 'ended'] as Following | undefined
  const order = payment.order_id === null ? undefined : await holdOrder(transaction, payment.order_id)
  return follow?.(transaction, parts, payment, news, order)
}

/** A slip was chosen: the order is kept for it until its deadline, unless it is not to be paid any more. */
const waiting: Following = async (transaction, parts, payment, news, order) => {
  const isOpen = payment.state === 'open' || payment.state === 'ended'
  const mayWait = order?.stage === 'ready_to_pay' || order?.stage === 'awaiting_payment'
  if (!isOpen || !order || !mayWait || !(await isOnlyOne(transaction, payment, order))) return 'noted'
  const now = parts.now()
  const until = news.until ?? new Date(now.getTime() + settings.paying.konbiniDays * dayMs)
  await transaction
    .updateTable('payments')
    .set({ state: 'waiting', ended_why: null, until })
    .where('id', '=', payment.id)
    .execute()
  if (order.stage === 'ready_to_pay')
    await moveOrder(transaction, parts, { orderId: order.id, to: 'awaiting_payment', by: 'payment' }, now)
  // A till tells of its money a while after it took it.
  const keptUntil = new Date(until.getTime() + settings.paying.slipNewsMinutes * minuteMs)
  await transaction.updateTable('orders').set({ paying_until: keptUntil }).where('id', '=', order.id).execute()
  await tellOfOrder(transaction, parts, { orderId: order.id, kind: 'slip_waits' }, now)
  await publishOrderNow(transaction, order.id, now)
  return 'waits'
}

const paid: Following = async (transaction, parts, payment, news, order) => {
  const came = news.came ?? { currency: payment.currency, amountMinor: payment.amount_minor }
  const asked = { state: payment.state, currency: payment.currency, amountMinor: payment.amount_minor }
  const owed = order && {
    kind: order.kind,
    stage: order.stage,
    currency: order.currency,
    amountMinor: order.total_minor,
  }
  const received = receiveMoney(asked, came, owed)
  if (received.is === 'known_already') return 'known_already'
  const now = parts.now()
  await transaction
    .updateTable('payments')
    .set({
      state: 'paid',
      ended_why: null,
      paid_at: now,
      received_minor: came.amountMinor,
      charge_ref: news.chargeRef ?? payment.charge_ref,
    })
    .where('id', '=', payment.id)
    .execute()
  if (received.is === 'settles' && order) {
    if (order.stage === 'ready_to_pay')
      await moveOrder(transaction, parts, { orderId: order.id, to: 'awaiting_payment', by: 'payment' }, now)
    await moveOrder(transaction, parts, { orderId: order.id, to: 'paid', by: 'payment' }, now)
    return 'settled'
  }
  if (received.is === 'goes_back') {
    const back = { paymentId: payment.id, amountMinor: came.amountMinor, cause: received.cause }
    await giveBack(transaction, back, now)
    if (order) {
      await tellOfOrder(transaction, parts, { orderId: order.id, kind: 'money_back' }, now)
      await letGo(transaction, parts, order, now)
    }
  }
  return 'given_back'
}

const ended: Following = async (transaction, parts, payment, _news, order) => {
  if (payment.state !== 'open' && payment.state !== 'waiting') {
    // What the shop had ended by its own clock the house has ended as well: nobody need ask for it.
    if (payment.state === 'ended') await endPayment(transaction, payment.id, 'house')
    return 'known_already'
  }
  await endPayment(transaction, payment.id, 'house')
  if (order) await letGo(transaction, parts, order, parts.now())
  return 'ended'
}

/** An order that waited for a payment which has ended waits for another one. */
async function letGo(transaction: Transaction<Schema>, parts: PayParts, order: OrderRow, now: Date): Promise<void> {
  if (await openPaymentOf(transaction, order.id)) return
  await transaction.updateTable('orders').set({ paying_until: null }).where('id', '=', order.id).execute()
  if (order.stage === 'awaiting_payment')
    await moveOrder(transaction, parts, { orderId: order.id, to: 'ready_to_pay', by: 'payment' }, now)
}

async function isOnlyOne(transaction: Transaction<Schema>, payment: Payment, order: OrderRow): Promise<boolean> {
  const open = await openPaymentOf(transaction, order.id)
  return open === undefined || open.id === payment.id
}
