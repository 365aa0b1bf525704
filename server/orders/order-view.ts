import type { Kysely } from 'kysely'
import type { OrderView } from '#domain/contract/orders.ts'
import { findCustomerActions } from '#domain/order/customer-actions.ts'
import { trackingPage } from '#domain/order/tracking.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { loadOrderHistory, loadOrderPairs } from './load-order.ts'
import type { OrderRow } from './transition-context.ts'

type View = OrderView

/** The customer's view of an order. */
export async function toOrderView(db: Kysely<Schema>, order: OrderRow): Promise<View> {
  const { number, kind, stage, country, currency, total_minor, contact, carrier, tracking_number } = order
  return {
    number,
    kind,
    stage,
    placed_at: order.placed_at.toISOString(),
    country,
    currency,
    total_minor,
    email: contact.email,
    email_bounced: order.email_bounced_at !== null,
    address: order.address as Record<string, string>,
    carrier,
    tracking_number,
    tracking_url: trackingPage(carrier, tracking_number),
    pay_by: openUntil(order),
    ...(await moneyIn(db, order)),
    pairs: (await loadOrderPairs(db, order.id)).map(({ check_error: error, ...pair }) => ({
      ...pair,
      check_error: error && { kind: error.kind, side: error.side ?? null, note: error.note ?? null },
    })),
    history: (await loadOrderHistory(db, order.id)).map(({ at, to_stage }) => ({ at, stage: to_stage })),
    promised_ship_by: order.promised_ship_by?.toISOString() ?? null,
    has_missed_ship_date: order.ship_date_missed_at !== null,
    actions: [...findCustomerActions(stage, { hasMissedShipDate: order.ship_date_missed_at !== null })],
  }
}

/** When the time to pay ends; null if the order cannot be paid. Never earlier than the end of a payment in progress. */
function openUntil({ stage, first_ready_to_pay_at, payment_open_until }: OrderRow): string | null {
  if (!(findCustomerActions(stage).includes('pay') && first_ready_to_pay_at !== null)) return null
  const dueAt = first_ready_to_pay_at.getTime() + settings.edition.waitDays * dayMs
  return new Date(Math.max(dueAt, payment_open_until?.getTime() ?? 0)).toISOString()
}

/** The payment and refund states that the customer may see. */
async function moneyIn(db: Kysely<Schema>, { id, stage }: OrderRow): Promise<Pick<View, 'payment' | 'refund'>> {
  const payments = db.selectFrom('payments').where('order_id', '=', id)
  const open = await payments
    .select(['state', 'expires_at'])
    .where('state', 'in', ['open', 'waiting'])
    .executeTakeFirst()
  const isGoingBack = stage === 'refund_pending' || stage === 'refunded'
  const refund = isGoingBack
    ? await payments
        .innerJoin('refunds', 'payment_id', 'payments.id')
        .select('refunds.state')
        .where('cause', 'in', ['cancelled', 'dispute'])
        .orderBy('due_at', 'desc')
        .executeTakeFirst()
    : undefined
  return {
    payment: open
      ? { state: open.state === 'waiting' ? 'waiting' : 'open', until: open.expires_at.toISOString() }
      : null,
    refund: refund?.state ?? null,
  }
}
