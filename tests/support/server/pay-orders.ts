import { sql } from 'kysely'
import { settings } from '#domain/settings.ts'
import { dayMs, minuteMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { refundOrder } from '#server/operators/actions/orders-money.ts'
import { demoOperator } from '#server/operators/actions/who-is-at-work.ts'
import { refundJob } from '#server/orders/order-refunds.ts'
import { sandboxWebhookJob } from '#server/payments/sandbox/sandbox-webhooks.ts'
import { createTestOrderMailDeps } from '../fakes/order-mail-deps.ts'
import { meet } from './disruption.ts'
import type { OrderPeople } from './order-people.ts'
import type { OrderStepByType } from './order-steps.ts'
import { holdMs, type PayingApi } from './paying-api.ts'

type Order = { readonly id: string; readonly number: string } & Parameters<OrderPeople['findPersonOfOrder']>[0]

/** The actions of payers, tills, banks and the payment provider on orders. */
export function openPayDesk(api: PayingApi, people: OrderPeople) {
  /** The payment pages that somebody was led to, by order; the newest last. */
  const pages = new Map<string, string[]>()

  const know = (order: Order, url: string) => {
    const known = pages.get(order.id) ?? []
    if (!known.includes(url)) pages.set(order.id, [...known, url])
  }

  async function lead(order: Order): Promise<string | undefined> {
    const { visitor } = await people.findPersonOfOrder(order)
    const { data } = await visitor.call('/order/pay', { number: order.number })
    const url: string | undefined = data?.url
    if (url !== undefined) know(order, url)
    return url
  }

  /** Retries a failed refund, as an operator of the shop does. */
  async function retryPayment({ id, number }: Order): Promise<void> {
    const failed = await api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('payments.id')
      .where('order_id', '=', id)
      .groupBy('payments.id')
      .having(sql<boolean>`bool_and(refunds.state = 'failed')`)
      .execute()
    if (failed.length === 0) return
    const deps = { ...createTestOrderMailDeps(), isDemo: true, builtIns: async () => [], now: api.now }
    const input = { number, reason: 'There is money at the house' }
    await inTransaction(api.db, (transaction) =>
      refundOrder.run(transaction, deps, { ...demoOperator, via: 'cli' }, input),
    )
  }

  const beEmpty = async ({ number }: Order, isEmpty: boolean) => {
    const change = { refund_outcome: isEmpty ? 'fail' : 'at_once' } as const
    await api.db.updateTable('sandbox_sessions').set(change).where('order_number', '=', number).execute()
  }

  /** Runs jobs until every webhook is delivered and every refund is requested. */
  async function deliverAll(): Promise<void> {
    const waiting = () =>
      api.db
        .selectFrom('jobs')
        .select(({ fn }) => [fn.max<Date | null>('due_at').as('due'), fn.max<Date | null>('lease_until').as('lease')])
        .where('kind', 'in', [sandboxWebhookJob, refundJob])
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
    api.pass(minuteMs)
    for (let { due, lease } = await waiting(); due; { due, lease } = await waiting()) {
      // An undelivered webhook waits for its next attempt.
      api.pass(Math.max(0, due.getTime() - api.now().getTime(), (lease?.getTime() ?? 0) - api.now().getTime()))
      await api.deliverWebhooks()
      await api.sendMoneyBack()
    }
  }

  /** Queues webhooks again that were given up after days of failed deliveries, as an operator would. */
  async function retry(): Promise<void> {
    const untold = await api.db
      .selectFrom('sandbox_webhook_events')
      .select('id')
      .whereRef('delivered_copies', '<', 'copies')
      .execute()
    await inTransaction(api.db, async (transaction) => {
      for (const { id } of untold) await queueJob(transaction, { kind: sandboxWebhookJob, subject: id }, api.now())
    })
  }

  /**
   * Ends the payment pages and vouchers, then reconciles: the shop learns of undelivered events once they have expired.
   */
  async function callAll(): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      api.pass((settings.paying.konbiniDays + 1) * dayMs)
      await api.endPages()
      await deliverAll()
      await api.reconcilePayments()
    }
  }

  return {
    onDateHeader: deliverAll,
    retryPayment,
    beEmpty,
    /** Opens the payment page of an order, opens a second one after the first has lost the order, and pays at both. */
    async payTwice(order: Order, { last }: OrderStepByType<'pay_twice'>): Promise<void> {
      const first = await lead(order)
      api.pass(holdMs)
      const second = await lead(order)
      for (const url of last === 'first' ? [second, first] : [first, second]) if (url) await api.press(url, 'pay')
    },
    /** Requests the payment page of an order from several tabs at once, and presses a button there. */
    async pay(order: Order, { tabs, press, disruption, delay }: OrderStepByType<'pay'>): Promise<void> {
      const { visitor } = await people.findPersonOfOrder(order)
      const payOrder = () => visitor.call('/order/pay', { number: order.number })
      const requests = Array.from({ length: tabs }, () => payOrder)
      await meet(api, disruption, delay, requests)
      const said = await Promise.allSettled(requests.map((one) => one()))
      for (const one of said) {
        const url = one.status === 'fulfilled' ? one.value.data?.url : undefined
        if (typeof url !== 'string') continue
        know(order, url)
        if (press !== 'abandon') await api.press(url, press)
      }
    },
    /** Presses a button on any page of the order, also an old one. */
    async press(order: Order, { press, page }: OrderStepByType<'bank'>): Promise<void> {
      const known = pages.get(order.id) ?? []
      const url = known[page % Math.max(1, known.length)]
      if (url) await api.press(url, press)
    },
    /** The bank of a payer returns refunds of the provider. */
    async sendBack({ id }: Order): Promise<void> {
      for (const one of await api.loadRefunds(id)) if (one.state === 'succeeded') await api.bounce(one.id)
    },
    /** The shop polls the provider; sometimes its webhooks are lost. */
    async reconcilePayments({ isWebhookLost }: OrderStepByType<'ask'>): Promise<void> {
      if (isWebhookLost) await api.loseWebhooks()
      await api.reconcilePayments()
    },
    /** Delivers webhooks with this many servers at once. */
    async deliver({ workers, disruption, delay }: OrderStepByType<'webhook'>): Promise<void> {
      const bring = Array.from({ length: workers }, () => api.deliverWebhooks)
      await meet(api, disruption, delay, bring)
      await Promise.all(bring.map((one) => one()))
    },
    async moneyBack({ workers }: OrderStepByType<'money'>): Promise<void> {
      await Promise.all(Array.from({ length: workers }, () => api.sendMoneyBack()))
    },
    /**
     * Runs until nothing is left to be delivered or refunded: first with an empty provider account, then after an
     * operator retries the failed refunds.
     */
    async settle(orders: readonly Order[]): Promise<void> {
      for (const order of orders) await beEmpty(order, true)
      await deliverAll()
      await retry()
      await deliverAll()
      await callAll()
      await deliverAll()
      for (const order of orders) {
        await beEmpty(order, false)
        await retryPayment(order)
      }
      await deliverAll()
    },
  }
}
