import type { Transaction } from 'kysely'
import { orderMoves } from '#domain/order/moves.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { hourMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import type { OrderMailDeps } from '#server/orders/mails/order-link.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { workshopJob } from '#server/orders/queue-workshop-check.ts'
import { type OwnerRef, toOwner } from '#server/scans/owner.ts'
import { demoOperator } from '../actions/who-is-at-work.ts'
import { satisfyStageRequirements } from './satisfy-stage-requirements.ts'
import type { Person } from './scenario.ts'

type Step = { readonly after: OrderStage; readonly hours: number }

/** How an order reaches each stage: from which stage, and how long after it. */
const steps: Readonly<Record<Exclude<OrderStage, 'placed'>, Step>> = {
  in_review: { after: 'placed', hours: 1 },
  needs_attention: { after: 'in_review', hours: 2 },
  ready_to_pay: { after: 'in_review', hours: 3 },
  awaiting_payment: { after: 'ready_to_pay', hours: 14 },
  paid: { after: 'awaiting_payment', hours: 0.1 },
  printing: { after: 'paid', hours: 40 },
  quality_check: { after: 'printing', hours: 200 },
  shipped: { after: 'quality_check', hours: 30 },
  delivered: { after: 'shipped', hours: 70 },
  cancelled: { after: 'ready_to_pay', hours: 20 },
  refund_pending: { after: 'paid', hours: 10 },
  refunded: { after: 'refund_pending', hours: 50 },
}

/** The order has just reached its stage, so that no reminder or move by the clock is due. */
const lastHours = 0.2

function stagesTo(stage: OrderStage): (Step & { readonly to: Exclude<OrderStage, 'placed'> })[] {
  return stage === 'placed' ? [] : [...stagesTo(steps[stage].after), { ...steps[stage], to: stage }]
}

/** When an order was placed that is at a stage now. */
export function placedAt(stage: OrderStage, now: Date): Date {
  const hours = stagesTo(stage).reduce((sum, step) => sum + step.hours, lastHours)
  return new Date(now.getTime() - hours * hourMs)
}

/** Places an order for the cart at the time a customer would have, and moves it with `moveOrder` like any other. */
export async function orderPair(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps & { now(): Date },
  person: Person,
  who: OwnerRef,
  stage: OrderStage,
): Promise<void> {
  let at = placedAt(stage, deps.now())
  const orderId = await place(transaction, { ...deps, now: () => at }, person, who)
  // The order stays at its stage: the workshop must not check orders of scenarios.
  await transaction.deleteFrom('jobs').where('kind', '=', workshopJob).where('subject', '=', orderId).execute()
  for (const { after: from, to, hours } of stagesTo(stage)) {
    at = new Date(at.getTime() + hours * hourMs)
    await satisfyStageRequirements(transaction, deps, { orderId, to, isLast: to === stage }, at)
    const [by] =
      orderMoves.find((move) => move.from === from && move.to === to && move.kinds.includes('sale'))?.by ?? []
    if (by === undefined) throw new Error(`A sale has no transition from ${from} to ${to}`)
    const actor = by === 'operator' ? { by, actorName: demoOperator.name } : { by }
    const sent = to === 'shipped' ? { parcel: { carrier: 'Hadashi Post', trackingNumber: 'DEMO 590 0001' } } : {}
    const moved = await moveOrder(transaction, deps, { orderId, to, ...actor, ...sent }, at)
    if (!moved.ok) throw new Error(`A scenario cannot move its order from ${from} to ${to}: ${moved.code}`)
  }
}

async function place(
  transaction: Transaction<Schema>,
  deps: OrderMailDeps & { now(): Date },
  { email, language, country, address = {} }: Person,
  who: OwnerRef,
): Promise<string> {
  const lines = await transaction
    .selectFrom('cart_lines')
    .select('id')
    .where(({ and }) => and(toOwner(who)))
    .where('saved_for_later_at', 'is', null)
    .execute()
  const priced = quote(country, lines.length)
  if (!priced.ok) throw new Error(`A scenario cannot price its order to ${country}`)
  const { currency, totalMinor: total_minor } = priced.value
  const placed = await placeOrder(deps)(transaction, who, {
    body: {
      lines: lines.map(({ id }) => id),
      price: { currency, total_minor },
      terms_version: settings.terms.versions[0].number,
      language,
      contact: { email },
      delivery: { country, fields: address },
    },
  })
  if (!placed.ok) throw new Error(`A scenario cannot place its order: ${placed.code}`)
  return placed.value.id
}
