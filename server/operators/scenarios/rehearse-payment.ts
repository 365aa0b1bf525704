import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { voucherDeadline } from '#domain/payment/voucher-deadline.ts'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderMailDeps } from '#server/orders/mails/order-link.ts'
import { sandboxPath } from '#server/payments/sandbox/open-sandbox.ts'

const { holdMinutes, pageMinutes, konbiniDays, voucherWebhookMinutes } = settings.paying

type RehearsalInput = { readonly orderId: string; readonly isVoucher: boolean }

/**
 * Writes the rows of the shop and of its sandbox for a customer who was redirected to a payment page, and may have
 * chosen a konbini voucher.
 */
export async function leadToPage(
  transaction: Transaction<Schema>,
  { mail }: Pick<OrderMailDeps, 'mail'>,
  { orderId, isVoucher }: RehearsalInput,
  at: Date,
): Promise<void> {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const [id, session] = [randomUUID(), `cs_${randomUUID().replaceAll('-', '')}`]
  const later = (minutes: number) => new Date(at.getTime() + minutes * minuteMs)
  const voucherUntil = isVoucher ? voucherDeadline(at, konbiniDays) : null
  const until = voucherUntil ?? later(holdMinutes)
  const back = mail.linkTo(`/order-exists?pay=${order.number}`)
  await transaction
    .insertInto('payments')
    .values({
      id,
      order_id: orderId,
      order_number: order.number,
      provider: 'sandbox',
      currency: order.currency,
      amount_minor: order.total_minor,
      created_at: at,
      expires_at: until,
      state: isVoucher ? 'waiting' : 'open',
      checkout_session_ref: session,
      checkout_url: mail.linkTo(`${sandboxPath}/${session}`),
    })
    .execute()
  await transaction
    .insertInto('sandbox_sessions')
    .values({
      id: session,
      payment_id: id,
      order_number: order.number,
      charge_id: `pi_${randomUUID().replaceAll('-', '')}`,
      currency: order.currency === 'JPY' ? 'jpy' : 'gbp',
      amount: order.total_minor,
      description: `${settings.brand.name} ${order.number}`,
      language: order.language,
      success_url: back,
      cancel_url: back,
      voucher_days: order.currency === 'JPY' ? konbiniDays : null,
      created_at: at,
      expires_at: later(pageMinutes),
      state: isVoucher ? 'voucher' : 'open',
      voucher_number: isVoucher ? '59026001234' : null,
      voucher_expires_at: voucherUntil,
      dispute: null,
    })
    .execute()
  const openUntil = voucherUntil ? new Date(voucherUntil.getTime() + voucherWebhookMinutes * minuteMs) : until
  await transaction.updateTable('orders').set({ payment_open_until: openUntil }).where('id', '=', orderId).execute()
}

/** Writes the rows of a completed payment. */
export async function payAtPage(transaction: Transaction<Schema>, orderId: string, at: Date): Promise<void> {
  const payment = await transaction
    .selectFrom('payments')
    .select(['id', 'checkout_session_ref', 'amount_minor'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const session = await transaction
    .updateTable('sandbox_sessions')
    .set({ state: 'paid' })
    .where('id', '=', payment.checkout_session_ref ?? '')
    .returning('charge_id')
    .executeTakeFirstOrThrow()
  await transaction
    .updateTable('payments')
    .set({ state: 'paid', paid_at: at, received_minor: payment.amount_minor, charge_ref: session.charge_id })
    .where('id', '=', payment.id)
    .execute()
}

/** The refund waits until the payer names a bank account, so that it stays pending. */
export async function delayRefundToAccount(transaction: Transaction<Schema>, orderId: string): Promise<void> {
  const theirs = transaction.selectFrom('payments').select('id').where('order_id', '=', orderId)
  await transaction
    .updateTable('sandbox_sessions')
    .set({ refund_outcome: 'account' })
    .where('payment_id', 'in', theirs)
    .execute()
}

/** Writes the rows of a completed refund. */
export async function haveMoneyBack(transaction: Transaction<Schema>, orderId: string, at: Date): Promise<void> {
  const theirs = transaction.selectFrom('payments').select('id').where('order_id', '=', orderId)
  await transaction
    .updateTable('refunds')
    .set({ state: 'done', ended_at: at, done_at: at })
    .where('payment_id', 'in', theirs)
    .execute()
}
