import type { Transaction } from 'kysely'
import { orderMoves } from '#domain/order/moves.ts'
import { ends, type OrderStage, openStages } from '#domain/order/stages.ts'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { splitOrder } from '#server/orders/split-order.ts'
import { createTestOrderMailDeps } from '../fakes/order-mail-deps.ts'
import { changeAddress, changeDesign } from './change-orders.ts'
import { meet } from './disruption.ts'
import { newOrderPeople, type OrderPeople } from './order-people.ts'
import type { OrderStep, OrderStepByType } from './order-steps.ts'
import { openPayDesk } from './pay-orders.ts'
import type { PayingApi } from './paying-api.ts'

type Api = PayingApi

/** The function that moves orders: the shop's own, or a faulty one of a test. */
export type MoveOrder = typeof moveOrder

class BrokenOff extends Error {}

/** The stages in which an order may need its customer, or does. */
const beforePaying: ReadonlySet<OrderStage> = new Set(['placed', 'in_review', 'needs_attention'])
const givenUp: ReadonlySet<OrderStage> = new Set(['cancelled', 'refund_pending'])
const parcel = { carrier: 'Royal Mail', tracking_number: 'RM 1' }

/** Three guests and the operators of the shop, who perform the steps one after the other. */
export async function openOperations(api: Api, move: MoveOrder = moveOrder) {
  const people = await newOrderPeople(api)
  const { db } = api
  const payDesk = openPayDesk(api, people)

  /** Does all the work, then rolls it back. */
  const breakOff = (work: (transaction: Transaction<Schema>) => Promise<unknown>) =>
    inTransaction(db, async (transaction) => {
      await work(transaction)
      throw new BrokenOff()
    }).catch((error) => {
      if (!(error instanceof BrokenOff)) throw error
    })

  /**
   * Takes one of the transitions from the order's stage, by an actor who may take it; the shop decides whether its
   * guard holds.
   */
  async function followArrow(
    order: { id: string; stage: OrderStage },
    { arrow, disruption, delay }: OrderStepByType<'arrow'>,
  ) {
    // Most pairs are checked before an order moves on.
    if (order.stage === 'in_review' && arrow % 5 > 0) await check(order.id, { failed: arrow % 5 > 2 ? 1 : 0 })
    // Most orders move on; one in eight may end.
    const isEnding = arrow % 8 === 0
    const transitions = orderMoves.filter(
      ({ from, to, kinds }) => from === order.stage && kinds.includes('sale') && (isEnding || !givenUp.has(to)),
    )
    const transition = transitions[arrow % Math.max(1, transitions.length)]
    // Only webhooks cause the transitions of a payment.
    const actors = transition?.by.filter((one) => one !== 'payment') ?? []
    const by = actors[delay % Math.max(1, actors.length)]
    if (!transition || !by) return
    if (transition.to === 'shipped') await db.updateTable('orders').set(parcel).where('id', '=', order.id).execute()
    const moving = { orderId: order.id, to: transition.to, by }
    const work = (transaction: Transaction<Schema>) => move(transaction, createTestOrderMailDeps(), moving, api.now())
    if (disruption === 'broken_off') await breakOff(work)
    if (disruption === 'cut_off') await meet(api, disruption, delay, [() => inTransaction(db, work)])
    // Twice at once: the second finds the order moved already.
    await Promise.all([inTransaction(db, work), inTransaction(db, work)])
  }

  /** The workshop checks every pair before an order is paid, and finds one time in four a pair that cannot be made. */
  async function lookAt({ id: orderId, stage }: { id: string; stage: OrderStage }, delay: number): Promise<void> {
    if (stage !== 'placed' && stage !== 'in_review') return
    const failed = delay % 4 === 0 ? 1 : 0
    await check(orderId, { failed })
    for (const to of ['in_review', failed === 0 ? 'ready_to_pay' : 'needs_attention'] as const)
      await inTransaction(db, (one) => move(one, createTestOrderMailDeps(), { orderId, to, by: 'check' }, api.now()))
  }

  async function check(orderId: string, { failed }: Pick<OrderStepByType<'check'>, 'failed'>): Promise<void> {
    const checked = (to: 'passed' | 'failed') =>
      db.updateTable('order_pairs').set({ check_state: to }).where('order_id', '=', orderId)
    await checked('failed').where('position', '<', failed).execute()
    await checked('passed').where('position', '>=', failed).execute()
  }

  return {
    people,
    settle: async () => payDesk.settle(await loadOrders(api, people)),
    async take(step: OrderStep): Promise<void> {
      // Moves the clock, so that orders sort the same way whenever the same steps are repeated.
      api.pass(1)
      const order = 'order' in step ? choose(await loadOrders(api, people), step) : undefined
      if (step.is === 'add') await people.add(step)
      if (step.is === 'grant') await people.grant(step)
      if (step.is === 'place') await people.place(step)
      if (step.is === 'sign_in') await people.sign_in(step)
      if (step.is === 'cancel') await people.cancel(step, order?.number ?? 'none')
      if (step.is === 'webhook') await payDesk.deliver(step)
      if (step.is === 'money') await payDesk.moneyBack(step)
      if (step.is === 'ask') await payDesk.reconcilePayments(step)
      if (step.is === 'minutes') {
        api.pass(step.minutes * minuteMs)
        await api.endPages()
        await followDays(db, createTestOrderMailDeps(), api.now)
      }
      if (step.is === 'days') {
        // A provider retries webhooks for three days: an open shop has received them by then.
        await payDesk.onDateHeader()
        api.pass(step.days * dayMs)
        await api.reconcilePayments()
        await followDays(db, createTestOrderMailDeps(), api.now)
      }
      if (!order) return
      if (step.is === 'arrow') await followArrow(order, step)
      if (step.is === 'pay') {
        await lookAt(order, step.delay)
        await payDesk.pay(order, step)
      }
      if (step.is === 'pay_twice') {
        await lookAt(order, 1)
        await payDesk.payTwice(order, step)
      }
      if (step.is === 'bank') await payDesk.press(order, step)
      if (step.is === 'bounce') await payDesk.sendBack(order)
      if (step.is === 'account') await payDesk.beEmpty(order, step.isEmpty)
      if (step.is === 'ask_again') await payDesk.retryPayment(order)
      if (step.is === 'check' && order.stage === 'in_review') await check(order.id, step)
      if (step.is === 'address') await changeAddress(api, order, await people.findPersonOfOrder(order), step.to)
      if (step.is === 'design') await changeDesign(api, order, await people.findPersonOfOrder(order), step.place)
      if (step.is === 'jump') {
        const moving = { orderId: order.id, to: step.to, by: step.by }
        await inTransaction(db, (one) => move(one, createTestOrderMailDeps(), moving, api.now()))
      }
      if (step.is === 'split') {
        await lookAt(order, 0)
        const work = (one: Transaction<Schema>) =>
          splitOrder(one, createTestOrderMailDeps(), { orderId: order.id, by: 'operator' }, api.now())
        await (step.isBrokenOff ? breakOff(work) : inTransaction(db, work))
      }
    },
  }
}

/** The order that a step is about: if possible one that the step can change. */
function choose(all: Awaited<ReturnType<typeof loadOrders>>, { is, order }: Extract<OrderStep, { order: number }>) {
  const fits = ({ stage }: { stage: OrderStage }) => {
    if (is === 'check') return stage === 'in_review'
    if (is === 'pay' || is === 'pay_twice') return openStages.includes(stage)
    // Banks and payers also act on orders that have ended.
    if (is === 'bank' || is === 'account' || is === 'ask_again' || is === 'bounce') return true
    return is === 'split' ? beforePaying.has(stage) : !ends.has(stage)
  }
  const some = all.filter(fits)
  const orders = some.length > 0 ? some : all
  return orders[order % Math.max(1, orders.length)]
}

/** All orders of these people, oldest first. */
export function loadOrders({ db }: Api, { ids }: OrderPeople) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where(({ or, eb }) => or([eb('customer_id', 'in', ids), eb('guest_id', 'in', ids)]))
    .orderBy('placed_at')
    .orderBy('id')
    .execute()
}
