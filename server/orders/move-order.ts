import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { moveFor, type OrderActor, type OrderMove } from '#domain/order/moves.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { purgeFeet } from '#server/account/purge-feet.ts'
import type { Schema } from '#server/db/schema.ts'
import { releaseNumbers } from '#server/edition/release-numbers.ts'
import type { OrderMailDeps } from './mails/order-link.ts'
import { queueOrderMail } from './mails/queue-order-mail.ts'
import { followWithMoney } from './order-refunds.ts'
import { publishOrderEvent } from './publish-order-event.ts'
import { queueWorkshopCheck } from './queue-workshop-check.ts'
import { loadTransitionContext, lockOrder, type OrderRow } from './transition-context.ts'

export type MoveOrderInput = {
  readonly orderId: string
  readonly to: OrderStage
  readonly by: OrderActor
  /** The name of an operator. */
  readonly actorName?: string
  readonly reason?: string
  /** The shipment of a `shipped` move. */
  readonly parcel?: { readonly carrier: string; readonly trackingNumber: string }
}

export type MoveOrderError = 'order_not_found' | 'transition_not_allowed'

/**
 * Moves an order along the transition table, with everything that belongs to the move: history, mail, payments and
 * edition numbers. Nothing else changes a stage.
 */
export async function moveOrder(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps,
  moving: MoveOrderInput,
  now: Date,
): Promise<Result<OrderMove, MoveOrderError>> {
  const order = await lockOrder(transaction, moving.orderId)
  if (!order) return fail('order_not_found')
  const { to, by } = moving
  const wanted = { kind: order.kind, from: order.stage, to, by }
  const facts = await loadTransitionContext(transaction, order, now)
  const move = moveFor(wanted, moving.parcel ? { ...facts, hasParcel: true } : facts)
  if (!move) return fail('transition_not_allowed')
  await transaction
    .updateTable('orders')
    .set({
      stage: to,
      stage_entered_at: now,
      ...(moving.parcel && { carrier: moving.parcel.carrier, tracking_number: moving.parcel.trackingNumber }),
      ...(beginsMaking(order, to) && { promised_ship_by: new Date(now.getTime() + settings.making.days * dayMs) }),
      ...(to === 'ready_to_pay' && order.first_ready_to_pay_at === null && { first_ready_to_pay_at: now }),
    })
    .where('id', '=', order.id)
    .execute()
  await writeHistory(transaction, order, moving, now)
  await followWithMoney(transaction, { orderId: order.id, from: order.stage, to }, now)
  if (order.customer_id !== null) await purgeFeet(transaction, order.customer_id)
  if (move.mail) await queueOrderMail(transaction, deps, { orderId: order.id, kind: move.mail }, now)
  await publishOrderEvent(transaction, { ...order, stage: to }, now)
  if (to === 'in_review' && by !== 'check') await queueWorkshopCheck(transaction, order.id, now)
  // Runs last: joining the waitlist locks the owner's channel before the waitlist, so this takes the locks in the same
  // order.
  if (to === 'cancelled' || (to === 'refunded' && !(await wasPrinted(transaction, order.id))))
    await releaseNumbers(transaction, deps, order.id, now)
  return ok(move)
}

/** Whether the production time starts: for a sale when it is paid, for a free remake when printing starts. */
function beginsMaking({ kind, promised_ship_by }: OrderRow, to: OrderStage): boolean {
  return promised_ship_by === null && to === (kind === 'sale' ? 'paid' : 'printing')
}

/** A printed pair keeps its edition number, even after a refund. */
async function wasPrinted(transaction: Transaction<Schema>, orderId: string): Promise<boolean> {
  const printed = await transaction
    .selectFrom('order_transitions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_stage', '=', 'printing')
    .executeTakeFirst()
  return printed !== undefined
}

function writeHistory(transaction: Transaction<Schema>, order: OrderRow, moving: MoveOrderInput, now: Date) {
  const { to, by, actorName = null, reason = null } = moving
  return transaction
    .insertInto('order_transitions')
    .values({
      id: randomUUID(),
      order_id: order.id,
      occurred_at: now,
      actor: by,
      actor_name: actorName,
      from_stage: order.stage,
      to_stage: to,
      reason,
    })
    .execute()
}
