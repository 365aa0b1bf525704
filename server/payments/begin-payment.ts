import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type * as paying from '#domain/contract/orders.ts'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { Visitor } from '#server/access/calls.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import { lockVisitorOrder } from '#server/orders/lock-visitor-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { OrderRow } from '#server/orders/transition-context.ts'
import { lockOwner, toOwner } from '#server/scans/owner.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentLinkInput } from './payment-provider.ts'
import { endPayment, findOpenPayment, lockPayment, type PaymentRow } from './payment-rows.ts'

type Contract = typeof paying.payOrder

/** How long a customer waits for the provider's page; after that the payment is abandoned. */
const linkMs = 12_000

const brand = settings.brand.name

/**
 * Creates the page where an order is paid. First reserves the payment in a transaction of its own; then the provider
 * creates its page under the payment's id, so that a crash in between does not lead to a second page; then the link is
 * stored, and the order awaits payment.
 */
export function payOrder(deps: PaymentDeps) {
  return async (db: Kysely<Schema>, visitor: Visitor, { body }: Call<Contract>): ReturnType<UseCase<Contract>> => {
    const reserved = await inTransaction(db, (transaction) => reserve(transaction, deps, visitor, body))
    if (!reserved.ok) return reserved
    const { payment, order } = reserved.value
    if (payment.checkout_url !== null) return ok({ url: payment.checkout_url })
    const made = await deps.provider.createLink(toPaymentLinkInput(deps, payment, order), AbortSignal.timeout(linkMs))
    if (!made.ok) {
      // `in_progress`: an earlier request is still creating the page and will redirect its customer there.
      if (made.code !== 'in_progress') await inTransaction(db, (transaction) => giveUp(transaction, payment.id))
      return fail('provider_unavailable')
    }
    const url = await inTransaction(db, (transaction) => storeLink(transaction, deps, payment.id, made.value))
    deps.mail.wake()
    return url === undefined ? fail('provider_unavailable') : ok({ url })
  }
}

type ReservePaymentResult = Result<
  { readonly payment: PaymentRow; readonly order: OrderRow },
  'AUTH_REQUIRED' | 'NOT_FOUND' | 'transition_not_allowed' | 'voucher_open'
>

/** Reserves the order for one payment until it expires: meanwhile nobody else can pay, cancel or change the order. */
async function reserve(
  transaction: Transaction<Schema>,
  { secrets, provider, now }: PaymentDeps,
  visitor: Visitor,
  body: Call<Contract>['body'],
): Promise<ReservePaymentResult> {
  const owner = toOwner(visitor)
  if (!(await lockOwner(transaction, owner))) return fail('AUTH_REQUIRED')
  const time = now()
  const order = await lockVisitorOrder(transaction, secrets, owner, body, time)
  if (!order) return fail('NOT_FOUND')
  if (order.kind !== 'sale' || !findCustomerActions(order.stage).includes('pay')) return fail('transition_not_allowed')
  const open = await findOpenPayment(transaction, order.id)
  if (open?.state === 'waiting' && open.expires_at > time) return fail('voucher_open')
  if (open && open.expires_at > time && open.provider === provider.name && isGoodStill(open, time))
    return ok({ payment: open, order })
  if (open) await endPayment(transaction, open.id, open.checkout_url === null ? 'not_created' : 'expired')
  const until = new Date(time.getTime() + settings.paying.holdMinutes * minuteMs)
  const payment = await transaction
    .insertInto('payments')
    .values({
      id: randomUUID(),
      order_id: order.id,
      order_number: order.number,
      provider: provider.name,
      currency: order.currency,
      amount_minor: order.total_minor,
      created_at: time,
      expires_at: until,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await transaction.updateTable('orders').set({ payment_open_until: until }).where('id', '=', order.id).execute()
  return ok({ payment, order })
}

/**
 * Whether a payment reserved before a crash is usable: it has a page, or there is still time to create one, since a
 * provider creates no page that would end too soon.
 */
function isGoodStill({ checkout_url: url, created_at: madeAt }: PaymentRow, now: Date): boolean {
  const { pageMinutes, holdMinutes } = settings.paying
  return url !== null || now.getTime() - madeAt.getTime() < (pageMinutes - holdMinutes) * minuteMs - linkMs
}

function toPaymentLinkInput({ mail }: PaymentDeps, payment: PaymentRow, order: OrderRow): PaymentLinkInput {
  const { pageMinutes } = settings.paying
  return {
    id: payment.id,
    orderNumber: order.number,
    currency: payment.currency,
    amountMinor: payment.amount_minor,
    email: order.contact.email,
    language: order.language,
    about: `${brand} ${order.number}`,
    endsAt: new Date(payment.created_at.getTime() + pageMinutes * minuteMs),
    backTo: mail.linkTo(withLanguage(`/order-exists?pay=${order.number}`, order.language)),
  }
}

/**
 * Stores the provider's page and returns it, unless it came too late or the order is gone: then the customer is not
 * redirected.
 */
async function storeLink(
  transaction: Transaction<Schema>,
  deps: PaymentDeps,
  paymentId: string,
  link: { readonly ref: string; readonly url: string },
): Promise<string | undefined> {
  const payment = await lockPayment(transaction, paymentId)
  if (payment?.state !== 'open' || payment.order_id === null) return undefined
  if (payment.checkout_url === null)
    await transaction
      .updateTable('payments')
      .set({ checkout_session_ref: link.ref, checkout_url: link.url })
      .where('id', '=', paymentId)
      .execute()
  const moving = { orderId: payment.order_id, to: 'awaiting_payment', by: 'payment' } as const
  // Has no effect if the order still awaits payment, because the previous payment ended a moment ago.
  await moveOrder(transaction, deps, moving, deps.now())
  return payment.checkout_url ?? link.url
}

/**
 * Ends a payment without a page. Its page is unknown, so nobody can pay there, and the order is free for another
 * attempt.
 */
async function giveUp(transaction: Transaction<Schema>, paymentId: string): Promise<void> {
  const payment = await lockPayment(transaction, paymentId)
  if (payment?.state !== 'open' || payment.checkout_url !== null) return
  await endPayment(transaction, paymentId, 'not_created')
  await transaction.updateTable('orders').set({ payment_open_until: null }).where('id', '=', payment.order_id).execute()
}
