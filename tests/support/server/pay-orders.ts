import { sql } from 'kysely'
import { settings } from '#domain/settings.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { queueJob } from '#server/jobs/queue-job.ts'
import { refundOrder } from '#server/operators/actions/orders-money.ts'
import { demoOperator } from '#server/operators/actions/who-is-at-work.ts'
import { refundJob } from '#server/orders/money-of-order.ts'
import { newsJob } from '#server/payments/sandbox/news.ts'
import { testTell } from '../fakes/test-tell.ts'
import type { OrderPeople } from './order-people.ts'
import type { StepThat } from './order-steps.ts'
import { holdMs, type PayingApi } from './paying-api.ts'
import { meet } from './trouble.ts'

const dayMs = 86_400_000

type Order = { readonly id: string; readonly number: string } & Parameters<OrderPeople['ownerOf']>[0]

/** What payers, tills, banks and the payment house do to orders. */
export function openTill(api: PayingApi, people: OrderPeople) {
  /** The page to which somebody was led last for an order, and those before it. */
  const pages = new Map<string, string[]>()

  const know = (order: Order, url: string) => {
    const known = pages.get(order.id) ?? []
    if (!known.includes(url)) pages.set(order.id, [...known, url])
  }

  async function lead(order: Order): Promise<string | undefined> {
    const { visitor } = await people.ownerOf(order)
    const { data } = await visitor.call('/order/pay', { number: order.number })
    const url: string | undefined = data?.url
    if (url !== undefined) know(order, url)
    return url
  }

  /** As somebody of the shop does who sees that money could not go back. */
  async function askAgain({ id, number }: Order): Promise<void> {
    const failed = await api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('payments.id')
      .where('order_id', '=', id)
      .groupBy('payments.id')
      .having(sql<boolean>`bool_and(refunds.state = 'failed')`)
      .execute()
    if (failed.length === 0) return
    const parts = { ...testTell(), isDemo: true, builtIns: async () => [], now: api.now }
    const wish = { number, reason: 'There is money at the house' }
    await inTransaction(api.db, (transaction) =>
      refundOrder.run(transaction, parts, { ...demoOperator, via: 'cli' }, wish),
    )
  }

  const beEmpty = async ({ number }: Order, isEmpty: boolean) => {
    const change = { refunds_go: isEmpty ? 'fail' : 'at_once' } as const
    await api.db.updateTable('sandbox_sessions').set(change).where('order_number', '=', number).execute()
  }

  /** Until every piece of news is told, and every refund asked for. */
  async function tellAll(): Promise<void> {
    const waiting = () =>
      api.db
        .selectFrom('jobs')
        .select(({ fn }) => [fn.max<Date | null>('due_at').as('due'), fn.max<Date | null>('lease_until').as('lease')])
        .where('kind', 'in', [newsJob, refundJob])
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
    api.pass(60_000)
    for (let { due, lease } = await waiting(); due; { due, lease } = await waiting()) {
      // What could not be told waits for its next try.
      api.pass(Math.max(0, due.getTime() - api.now().getTime(), (lease?.getTime() ?? 0) - api.now().getTime()))
      await api.bringNews()
      await api.sendMoneyBack()
    }
  }

  /** News that nobody could hear for days was given up: somebody of the shop has it told once more. */
  async function tryAgain(): Promise<void> {
    const untold = await api.db.selectFrom('sandbox_news').select('id').whereRef('told', '<', 'copies').execute()
    await inTransaction(api.db, async (transaction) => {
      for (const { id } of untold) await queueJob(transaction, { kind: newsJob, subject: id }, api.now())
    })
  }

  /** Of what was never told the shop hears once pages and slips have had their time. */
  async function askAll(): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      api.pass((settings.paying.konbiniDays + 1) * dayMs)
      await api.endPages()
      await tellAll()
      await api.askHouse()
    }
  }

  return {
    hear: tellAll,
    askAgain,
    beEmpty,
    /** Leaves the page of an order, is led to another one when the first has lost its order, and pays at both. */
    async payTwice(order: Order, { last }: StepThat<'pay_twice'>): Promise<void> {
      const first = await lead(order)
      api.pass(holdMs)
      const second = await lead(order)
      for (const url of last === 'first' ? [second, first] : [first, second]) if (url) await api.press(url, 'pay')
    },
    /** Asks for the page of an order, from several tabs at once, and presses something there. */
    async pay(order: Order, { tabs, press, trouble, late }: StepThat<'pay'>): Promise<void> {
      const { visitor } = await people.ownerOf(order)
      const ask = () => visitor.call('/order/pay', { number: order.number })
      const asks = Array.from({ length: tabs }, () => ask)
      await meet(api, trouble, late, asks)
      const said = await Promise.allSettled(asks.map((one) => one()))
      for (const one of said) {
        const url = one.status === 'fulfilled' ? one.value.data?.url : undefined
        if (typeof url !== 'string') continue
        know(order, url)
        if (press !== 'leave') await api.press(url, press)
      }
    },
    /** At a page of long ago, too. */
    async press(order: Order, { press, page }: StepThat<'bank'>): Promise<void> {
      const known = pages.get(order.id) ?? []
      const url = known[page % Math.max(1, known.length)]
      if (url) await api.press(url, press)
    },
    /** The bank of a payer sends back what the house had sent. */
    async sendBack({ id }: Order): Promise<void> {
      for (const one of await api.refundsOf(id)) if (one.state === 'succeeded') await api.bounce(one.id)
    },
    /** The shop asks for itself, now and then because nobody could tell it. */
    async askHouse({ isNewsLost }: StepThat<'ask'>): Promise<void> {
      if (isNewsLost) await api.loseNews()
      await api.askHouse()
    },
    /** By as many servers at once. */
    async news({ workers, trouble, late }: StepThat<'news'>): Promise<void> {
      const bring = Array.from({ length: workers }, () => api.bringNews)
      await meet(api, trouble, late, bring)
      await Promise.all(bring.map((one) => one()))
    },
    async moneyBack({ workers }: StepThat<'money'>): Promise<void> {
      await Promise.all(Array.from({ length: workers }, () => api.sendMoneyBack()))
    },
    /** Until nothing is left to be told or sent: at first there is no money at the house, and then somebody of the shop asks for what it did not send. */
    async settle(orders: readonly Order[]): Promise<void> {
      for (const order of orders) await beEmpty(order, true)
      await tellAll()
      await tryAgain()
      await tellAll()
      await askAll()
      await tellAll()
      for (const order of orders) {
        await beEmpty(order, false)
        await askAgain(order)
      }
      await tellAll()
    },
  }
}
