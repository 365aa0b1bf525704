import { sql } from 'kysely'
import { settings } from '#domain/settings.ts'
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

const dayMs = 86_400_000

type Order = { readonly id: string; readonly number: string } & Parameters<OrderPeople['findPersonOfOrder']>[0]

/** What payers, tills, banks and the payment house do to orders. */
export function openPayDesk(api: PayingApi, people: OrderPeople) {
  /** The page to which somebody was led last for an order, and those before it. */
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

  /** As somebody of the shop does who sees that money could not go back. */
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
    const change = { refunds_go: isEmpty ? 'fail' : 'at_once' } as const
    await api.db.updateTable('sandbox_sessions').set(change).where('order_number', '=', number).execute()
  }

  /** Until every piece of news is told, and every refund asked for. */
  async function deliverAll(): Promise<void> {
    const waiting = () =>
      api.db
        .selectFrom('jobs')
        .select(({ fn }) => [fn.max<Date | null>('due_at').as('due'), fn.max<Date | null>('lease_until').as('lease')])
        .where('kind', 'in', [sandboxWebhookJob, refundJob])
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
    api.pass(60_000)
    for (let { due, lease } = await waiting(); due; { due, lease } = await waiting()) {
      // What could not be told waits for its next try.
      api.pass(Math.max(0, due.getTime() - api.now().getTime(), (lease?.getTime() ?? 0) - api.now().getTime()))
      await api.deliverWebhooks()
      await api.sendMoneyBack()
    }
  }

  /** News that nobody could hear for days was given up: somebody of the shop has it told once more. */
  async function retry(): Promise<void> {
    const untold = await api.db.selectFrom('sandbox_news').select('id').whereRef('told', '<', 'copies').execute()
    await inTransaction(api.db, async (transaction) => {
      for (const { id } of untold) await queueJob(transaction, { kind: sandboxWebhookJob, subject: id }, api.now())
    })
  }

  /** Of what was never told the shop hears once pages and slips have had their time. */
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
    /** Leaves the page of an order, is led to another one when the first has lost its order, and pays at both. */
    async payTwice(order: Order, { last }: OrderStepByType<'pay_twice'>): Promise<void> {
      const first = await lead(order)
      api.pass(holdMs)
      const second = await lead(order)
      for (const url of last === 'first' ? [second, first] : [first, second]) if (url) await api.press(url, 'pay')
    },
    /** Asks for the page of an order, from several tabs at once, and presses something there. */
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
        if (press !== 'leave') await api.press(url, press)
      }
    },
    /** At a page of long ago, too. */
    async press(order: Order, { press, page }: OrderStepByType<'bank'>): Promise<void> {
      const known = pages.get(order.id) ?? []
      const url = known[page % Math.max(1, known.length)]
      if (url) await api.press(url, press)
    },
    /** The bank of a payer sends back what the house had sent. */
    async sendBack({ id }: Order): Promise<void> {
      for (const one of await api.loadRefunds(id)) if (one.state === 'succeeded') await api.bounce(one.id)
    },
    /** The shop asks for itself, now and then because nobody could tell it. */
    async reconcilePayments({ isWebhookLost }: OrderStepByType<'ask'>): Promise<void> {
      if (isWebhookLost) await api.loseWebhooks()
      await api.reconcilePayments()
    },
    /** By as many servers at once. */
    async deliver({ workers, disruption, delay }: OrderStepByType<'news'>): Promise<void> {
      const bring = Array.from({ length: workers }, () => api.deliverWebhooks)
      await meet(api, disruption, delay, bring)
      await Promise.all(bring.map((one) => one()))
    },
    async moneyBack({ workers }: OrderStepByType<'money'>): Promise<void> {
      await Promise.all(Array.from({ length: workers }, () => api.sendMoneyBack()))
    },
    /** Until nothing is left to be told or sent: at first there is no money at the house, and then somebody of the shop asks for what it did not send. */
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
