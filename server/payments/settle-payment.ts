import type { Transaction } from 'kysely'
import { receiveMoney } from '#domain/payment/receive-money.ts'
import type { WebhookEffect } from '#domain/payment/webhook-events.ts'
import { settings } from '#domain/settings.ts'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { queueOrderMail } from '#server/orders/mails/queue-order-mail.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refundPayment } from '#server/orders/order-refunds.ts'
import { publishOrderNow } from '#server/orders/publish-order-event.ts'
import { lockOrder, type OrderRow } from '#server/orders/transition-context.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { WebhookEvent } from './payment-provider.ts'
import { endPayment, findOpenPayment, type PaymentRow } from './payment-rows.ts'

type ApplyPaymentEvent = (
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  payment: PaymentRow,
  webhookEvent: WebhookEvent,
  order: OrderRow | undefined,
) => Promise<WebhookEffect>

/**
 * Applies webhook events about incoming money to a payment and its order, which the caller has locked; undefined for
 * events about refunds.
 */
export async function applyWebhookEvent(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  payment: PaymentRow,
  webhookEvent: WebhookEvent,
): Promise<WebhookEffect | undefined> {
  const follow = { waiting: applyPending, paid, ended }[webhookEvent.kind as 'waiting' | 'paid' | 'ended'] as
    | ApplyPaymentEvent
    | undefined
  const order = payment.order_id === null ? undefined : await lockOrder(transaction, payment.order_id)
  return follow?.(transaction, deps, payment, webhookEvent, order)
}

/** A konbini voucher was chosen: keeps the order open until its deadline, unless it can no longer be paid. */
const applyPending: ApplyPaymentEvent = async (transaction, deps, payment, webhookEvent, order) => {
  const isOpen = payment.state === 'open' || payment.state === 'ended'
  const isPayable = order?.stage === 'ready_to_pay' || order?.stage === 'awaiting_payment'
  if (!isOpen || !order || !isPayable || !(await isOnlyOne(transaction, payment, order))) return 'noted'
  const now = deps.now()
  const until = webhookEvent.until ?? new Date(now.getTime() + settings.paying.konbiniDays * dayMs)
  await transaction
    .updateTable('payments')
    .set({ state: 'waiting', end_reason: null, expires_at: until })
    .where('id', '=', payment.id)
    .execute()
  if (order.stage === 'ready_to_pay')
    await moveOrder(transaction, deps, { orderId: order.id, to: 'awaiting_payment', by: 'payment' }, now)
  // A store reports its payments with a delay.
  const openUntil = new Date(until.getTime() + settings.paying.voucherWebhookMinutes * minuteMs)
  await transaction.updateTable('orders').set({ payment_open_until: openUntil }).where('id', '=', order.id).execute()
  await queueOrderMail(transaction, deps, { orderId: order.id, kind: 'voucher_pending' }, now)
  await publishOrderNow(transaction, order.id, now)
  return 'voucher_pending'
}

const paid: ApplyPaymentEvent = async (transaction, deps, payment, webhookEvent, order) => {
  const came = webhookEvent.came ?? { currency: payment.currency, amountMinor: payment.amount_minor }
  const expectedPayment = { state: payment.state, currency: payment.currency, amountMinor: payment.amount_minor }
  const outstanding = order && {
    kind: order.kind,
    stage: order.stage,
    currency: order.currency,
    amountMinor: order.total_minor,
  }
  const received = receiveMoney(expectedPayment, came, outstanding)
  if (received.is === 'already_applied') return 'already_applied'
  const now = deps.now()
  await transaction
    .updateTable('payments')
    .set({
      state: 'paid',
      end_reason: null,
      paid_at: now,
      received_minor: came.amountMinor,
      charge_ref: webhookEvent.chargeRef ?? payment.charge_ref,
    })
    .where('id', '=', payment.id)
    .execute()
  if (received.is === 'settles' && order) {
    if (order.stage === 'ready_to_pay')
      await moveOrder(transaction, deps, { orderId: order.id, to: 'awaiting_payment', by: 'payment' }, now)
    await moveOrder(transaction, deps, { orderId: order.id, to: 'paid', by: 'payment' }, now)
    return 'settled'
  }
  if (received.is === 'goes_back') {
    const back = { paymentId: payment.id, amountMinor: came.amountMinor, cause: received.cause }
    await refundPayment(transaction, back, now)
    if (order) {
      await queueOrderMail(transaction, deps, { orderId: order.id, kind: 'money_back' }, now)
      await letGo(transaction, deps, order, now)
    }
  }
  return 'refund_due'
}

const ended: ApplyPaymentEvent = async (transaction, deps, payment, _webhookEvent, order) => {
  if (payment.state !== 'open' && payment.state !== 'waiting') {
    // The provider confirms a payment that the shop ended by its own clock, so it need not be queried.
    if (payment.state === 'ended') await endPayment(transaction, payment.id, 'closed_by_provider')
    return 'already_applied'
  }
  await endPayment(transaction, payment.id, 'closed_by_provider')
  if (order) await letGo(transaction, deps, order, deps.now())
  return 'ended'
}

/** Returns an order to `ready_to_pay` when the payment that it awaited has ended. */
async function letGo(transaction: Transaction<Schema>, deps: PaymentDeps, order: OrderRow, now: Date): Promise<void> {
  if (await findOpenPayment(transaction, order.id)) return
  await transaction.updateTable('orders').set({ payment_open_until: null }).where('id', '=', order.id).execute()
  if (order.stage === 'awaiting_payment')
    await moveOrder(transaction, deps, { orderId: order.id, to: 'ready_to_pay', by: 'payment' }, now)
}

async function isOnlyOne(transaction: Transaction<Schema>, payment: PaymentRow, order: OrderRow): Promise<boolean> {
  const open = await findOpenPayment(transaction, order.id)
  return open === undefined || open.id === payment.id
}
