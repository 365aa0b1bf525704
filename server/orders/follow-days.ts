import type { Kysely, Transaction } from 'kysely'
import { dueByDay } from '#domain/order/due-by-day.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { isTransientError } from '#server/db/transient-error.ts'
import { reassignLapsedNumbers } from '#server/edition/reassign-lapsed-numbers.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { moveOrder } from './move-order.ts'
import { publishOrderNow } from './publish-order-event.ts'
import { loadTransitionContext, lockOrder, type OrderRow } from './transition-context.ts'

/** The stages in which elapsed days can trigger a reminder or a transition. */
const watched: readonly OrderStage[] = [
  'ready_to_pay',
  'awaiting_payment',
  'needs_attention',
  'paid',
  'printing',
  'quality_check',
  'shipped',
]

/**
 * Applies what elapsed days bring to every order: reminders, each sent once, and transitions by the clock. Then assigns
 * lapsed edition numbers to the waitlist. Each order has its own transaction.
 */
export async function followDays(
  db: Kysely<Schema>,
  deps: OrderMailDeps,
  now: () => Date,
  progress: (said: string) => void = () => {},
): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('stage', 'in', watched)
    .orderBy('stage_entered_at')
    .execute()
  let done = 0
  const errors: unknown[] = []
  for (const { id } of orders)
    try {
      if (await inTransaction(db, (transaction) => bring(transaction, deps, id, now()))) done += 1
    } catch (error) {
      // An error in one order must not delay the others; an unavailable database stops the whole run.
      if (isTransientError(error)) throw error
      errors.push(error)
    }
  const assigned = await reassignLapsedNumbers(db, deps, now)
  progress(`${orders.length} checked, ${done} due, ${assigned} notified of a number`)
  if (done + assigned > 0) deps.mail.wake()
  if (errors.length > 0) throw errors[0]
}

/** Returns whether anything was due. */
async function bring(transaction: Transaction<Schema>, deps: OrderMailDeps, id: string, now: Date): Promise<boolean> {
  const order = await lockOrder(transaction, id)
  if (!order) return false
  const due = dueByDay(order, await loadTransitionContext(transaction, order, now))
  if (!due) return false
  if (due.is === 'move') return (await moveOrder(transaction, deps, { orderId: id, to: due.to, by: 'clock' }, now)).ok
  const { template, day } = due
  // A reminder sent before the order went back to review is not sent again: the days to pay count from the first time
  // it was ready.
  const since =
    template === 'date_passed'
      ? order.promised_ship_by
      : order.stage === 'ready_to_pay'
        ? order.first_ready_to_pay_at
        : null
  const queued = await transaction
    .insertInto('order_reminders')
    .values({ order_id: id, template, day, counted_from: since ?? order.stage_entered_at, queued_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (queued && template === 'date_passed') await promiseLater(transaction, order, now)
  if (queued) await queueOrderMail(transaction, deps, { orderId: id, kind: template }, now)
  return queued !== undefined
}

/**
 * Sets a new promised date, which the mail of the same transaction names. From now on the customer may cancel for a
 * refund.
 */
async function promiseLater(
  transaction: Transaction<Schema>,
  { id, ship_date_missed_at: shipDateMissedAt }: OrderRow,
  now: Date,
): Promise<void> {
  const promised = new Date(now.getTime() + settings.making.laterDays * dayMs)
  await transaction
    .updateTable('orders')
    .set({ promised_ship_by: promised, ship_date_missed_at: shipDateMissedAt ?? now })
    .where('id', '=', id)
    .execute()
  await publishOrderNow(transaction, id, now)
}
