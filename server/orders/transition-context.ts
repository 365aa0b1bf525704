import type { Selectable, Transaction } from 'kysely'
import type { OrderFacts } from '#domain/order/move-rules.ts'
import { orderRefundCauses } from '#domain/payment/payment-states.ts'
import { dayMs } from '#domain/time.ts'
import type { OrdersTable } from '#server/db/order-tables.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOwner, type Owner } from '#server/scans/owner.ts'

export type OrderRow = Selectable<OrdersTable>

/**
 * Locks an order until the transaction ends. Its owner is locked first, as in their own commands and at sign-in, which
 * prevents deadlocks.
 */
export async function lockOrder(transaction: Transaction<Schema>, id: string): Promise<OrderRow | undefined> {
  const find = transaction.selectFrom('orders').where('id', '=', id)
  const owner = await find.select(['customer_id', 'guest_id']).executeTakeFirst()
  // The table guarantees exactly one owner. The owner may be deleted: an order retained by law is moved all the same.
  if (owner) await lockOwner(transaction, owner as Owner)
  return find.selectAll().forUpdate().executeTakeFirst()
}

/** Loads the facts that decide which transitions an order may take. */
export async function loadTransitionContext(
  transaction: Transaction<Schema>,
  order: OrderRow,
  now: Date,
): Promise<OrderFacts> {
  const pairs = await transaction
    .selectFrom('order_pairs')
    .select('check_state')
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const openDisputes = await transaction
    .selectFrom('payments')
    .select('dispute')
    .where('order_id', '=', order.id)
    .where('dispute', 'in', ['inquiry', 'open'])
    .execute()
  const receivedPayments = await transaction
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('refunds.payment_id', '=', 'payments.id')
            // Money refunded for any other cause never paid the order.
            .where(({ or, eb }) => or([eb('refunds.state', '=', 'done'), eb('cause', 'not in', orderRefundCauses)])),
        ),
      ),
    )
    .executeTakeFirst()
  const days = (since: Date) => Math.floor((now.getTime() - since.getTime()) / dayMs)
  return {
    checks: pairs.map(({ check_state: state }) => state),
    isBeingPaid: order.payment_open_until !== null && order.payment_open_until > now,
    isDisputed: openDisputes.some(({ dispute }) => dispute === 'open'),
    hasOpenInquiry: openDisputes.some(({ dispute }) => dispute === 'inquiry'),
    isPaidBack: receivedPayments === undefined,
    hasParcel: order.tracking_number !== null,
    daysSinceReady: order.first_ready_to_pay_at === null ? undefined : days(order.first_ready_to_pay_at),
    daysInStage: days(order.stage_entered_at),
    isPastDate: order.promised_ship_by !== null && order.promised_ship_by <= now,
    hasMissedShipDate: order.ship_date_missed_at !== null,
  }
}
