import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { moveFor, type OrderActor, type OrderMove } from '#domain/order/moves.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { forgetFeet } from '#server/account/forget-feet.ts'
import type { Schema } from '#server/db/schema.ts'
import { releaseNumbers } from '#server/edition/release-numbers.ts'
import { askWorkshop } from './ask-workshop.ts'
import { factsOf, holdOrder, type OrderRow } from './facts-of.ts'
import type { TellParts } from './mails/link-of-order.ts'
import { tellOfOrder } from './mails/tell-of-order.ts'
import { followWithMoney } from './money-of-order.ts'
import { publishOfOrder } from './publish-of-order.ts'

const dayMs = 86_400_000

export type Moving = {
  readonly orderId: string
  readonly to: OrderStage
  readonly by: OrderActor
  /** The name of an operator. */
  readonly actorName?: string
  readonly reason?: string
  /** With which it is sent. */
  readonly parcel?: { readonly carrier: string; readonly parcel: string }
}

export type MoveFault = 'no_such_order' | 'not_that_way'

/** Moves an order along its table, with everything that belongs to the move: its history, its mail, its numbers. Nothing else changes a stage. */
export async function moveOrder(
  transaction: Transaction<Schema>,
  parts: TellParts,
  moving: Moving,
  now: Date,
): Promise<Result<OrderMove, MoveFault>> {
  const order = await holdOrder(transaction, moving.orderId)
  if (!order) return fail('no_such_order')
  const { to, by } = moving
  const wanted = { kind: order.kind, from: order.stage, to, by }
  const facts = await factsOf(transaction, order, now)
  const move = moveFor(wanted, moving.parcel ? { ...facts, hasParcel: true } : facts)
  if (!move) return fail('not_that_way')
  await transaction
    .updateTable('orders')
    .set({
      stage: to,
      stage_at: now,
      ...moving.parcel,
      ...(beginsMaking(order, to) && { promised_at: new Date(now.getTime() + settings.making.days * dayMs) }),
      ...(to === 'ready_to_pay' && order.first_ready_at === null && { first_ready_at: now }),
    })
    .where('id', '=', order.id)
    .execute()
  await writeHistory(transaction, order, moving, now)
  await followWithMoney(transaction, { orderId: order.id, from: order.stage, to }, now)
  if (order.customer_id !== null) await forgetFeet(transaction, order.customer_id)
  if (move.mail) await tellOfOrder(transaction, parts, { orderId: order.id, kind: move.mail }, now)
  await publishOfOrder(transaction, { ...order, stage: to }, now)
  if (to === 'in_review' && by !== 'check') await askWorkshop(transaction, order.id, now)
  // Whoever joins the list holds their channel before the list, and so does this.
  if (to === 'cancelled' || (to === 'refunded' && !(await wasPrinted(transaction, order.id))))
    await releaseNumbers(transaction, parts, order.id, now)
  return ok(move)
}

/** What is paid is made by a date; what is made again without a charge, from when its printing begins. */
function beginsMaking({ kind, promised_at }: OrderRow, to: OrderStage): boolean {
  return promised_at === null && to === (kind === 'sale' ? 'paid' : 'printing')
}

/** A pair that there is keeps its number, whoever has its money. */
async function wasPrinted(transaction: Transaction<Schema>, orderId: string): Promise<boolean> {
  const printed = await transaction
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_stage', '=', 'printing')
    .executeTakeFirst()
  return printed !== undefined
}

function writeHistory(transaction: Transaction<Schema>, order: OrderRow, moving: Moving, now: Date) {
  const { to, by, actorName = null, reason = null } = moving
  return transaction
    .insertInto('order_history')
    .values({
      id: randomUUID(),
      order_id: order.id,
      at: now,
      actor: by,
      actor_name: actorName,
      from_stage: order.stage,
      to_stage: to,
      reason,
    })
    .execute()
}
