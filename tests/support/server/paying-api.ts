import type { Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { claimJobs } from '#server/jobs/claimed-job.ts'
import type { JobKinds } from '#server/jobs/job-kind.ts'
import { jobTrier } from '#server/jobs/try-job.ts'
import { refundJob } from '#server/orders/money-of-order.ts'
import { askOfPayments } from '#server/payments/ask-house.ts'
import { refundMoney } from '#server/payments/refund-money.ts'
import { newsJob } from '#server/payments/sandbox/news.ts'
import { openSandbox } from '#server/payments/sandbox/open-sandbox.ts'
import { refundHasEnded } from '#server/payments/sandbox/refund-deeds.ts'
import { type DeedName, doDeed, endSessions } from '#server/payments/sandbox/session-deeds.ts'
import { stripeHouse } from '#server/payments/stripe-house.ts'
import { testPay } from '../fakes/test-pay.ts'
import { openApi, testSecret } from './open-api.ts'

const limits = { leaseMs: 6_000, prolongMs: 2_000, endMs: 500 }

/** The shop's API with the payment house of a demo. Its news and refunds go when the test says so, over a real line. */
export async function openPayingApi() {
  let api: Awaited<ReturnType<typeof openApi>> | undefined
  const now = () => api?.now() ?? new Date()
  const sandbox = openSandbox({
    secret: testSecret,
    database: () => api?.db,
    linkTo: (path) => `https://shop.example${path}`,
    newsUrl: () => `${api?.base}/payment/news/sandbox`,
    now,
  })
  const house = stripeHouse({
    name: 'sandbox',
    secretKey: sandbox.secretKey,
    newsSecret: sandbox.newsSecret,
    fetch: sandbox.fetch,
  })
  const opened = await openApi({ trustedProxies: ['127.0.0.1'], house })
  api = opened
  const { db, log } = opened
  const pay = () => testPay(now, house)
  const kinds: JobKinds = { ...sandbox.kinds, [refundJob]: refundMoney(pay) }
  const tryJob = jobTrier({ log, limits, now })

  /** Every job of a kind whose time has come, and those that come of it. */
  async function doJobs(name: string, count = 20): Promise<number> {
    const kind = kinds[name]
    if (!kind) throw new Error(`There is no job ${name}`)
    const until = new Date(now().getTime() + limits.leaseMs)
    const claimed = await claimJobs(db, { kind: name, count, now: now(), until })
    const turn = {
      db,
      kind,
      stopping: new AbortController().signal,
      complain: (error: unknown) => Promise.reject(error),
    }
    await Promise.all(claimed.map((job) => tryJob({ ...turn, job })))
    return claimed.length
  }
  const inOne = <Value>(work: (transaction: Transaction<Schema>) => Promise<Value>) => inTransaction(db, work)

  const endRefund = (refundId: string, state: 'succeeded' | 'failed') =>
    inOne(async (transaction) => {
      const session = await transaction
        .selectFrom('sandbox_sessions')
        .selectAll()
        .where('id', 'in', transaction.selectFrom('sandbox_refunds').select('session_id').where('id', '=', refundId))
        .forUpdate()
        .executeTakeFirstOrThrow()
      await refundHasEnded(transaction, session, { id: refundId, state }, now())
    })

  return {
    ...opened,
    house,
    sandbox,
    pay,
    doJobs,
    /** Presses a button at the page of a payment, or does what happens at a till or a bank. */
    async press(url: string, deed: DeedName) {
      const id = new URL(url).pathname.split('/').at(-1) ?? ''
      return inOne(async (transaction) => {
        const session = await transaction
          .selectFrom('sandbox_sessions')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        return doDeed(transaction, session, deed, now())
      })
    },
    endPages: () => inOne((transaction) => endSessions(transaction, now())),
    /** What the house has sent back of an order, as it knows it itself. */
    refundsOf: (orderId: string) =>
      db
        .selectFrom('sandbox_refunds')
        .innerJoin('sandbox_sessions', 'sandbox_sessions.id', 'session_id')
        .innerJoin('payments', 'payments.id', 'payment')
        .select(['sandbox_refunds.id', 'sandbox_refunds.state'])
        .where('order_id', '=', orderId)
        .execute(),
    endRefund,
    /** The bank of a payer sends back what the house had sent. */
    bounce: (refundId: string) => endRefund(refundId, 'failed'),
    /** What the house tells of its pages never comes. */
    loseNews: () =>
      db
        .deleteFrom('sandbox_news')
        .whereRef('told', '<', 'copies')
        .where('body', 'like', '%"type":"checkout.session.%')
        .execute(),
    askHouse: () => askOfPayments(db, pay()),
    bringNews: () => doJobs(newsJob),
    sendMoneyBack: () => doJobs(refundJob),
    /** What the shop has of an order's money, and what it should have. */
    async moneyOf(orderId: string) {
      const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
      const payments = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
      const refunds = await db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .select(['refunds.amount_minor', 'refunds.state', 'cause'])
        .where('order_id', '=', orderId)
        .execute()
      const came = payments.reduce((sum, { received_minor }) => sum + (received_minor ?? 0), 0)
      const goes = refunds.reduce((sum, one) => sum + (one.state === 'failed' ? 0 : one.amount_minor), 0)
      const isKept = ['paid', 'printing', 'quality_check', 'shipped', 'delivered'].includes(order.stage)
      return { stage: order.stage, came, kept: came - goes, owed: isKept ? order.total_minor : 0, payments, refunds }
    },
  }
}

export type PayingApi = Awaited<ReturnType<typeof openPayingApi>>

export const minuteMs = 60_000
export const holdMs = settings.paying.holdMinutes * minuteMs
