import type { Transaction } from 'kysely'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { JobKinds } from '#server/jobs/job-kind.ts'
import { leaseJobs } from '#server/jobs/leased-job.ts'
import { jobTrier } from '#server/jobs/try-job.ts'
import { refundJob } from '#server/orders/order-refunds.ts'
import { reconcilePayments } from '#server/payments/reconcile-payments.ts'
import { refundMoney } from '#server/payments/refund-money.ts'
import { openSandbox } from '#server/payments/sandbox/open-sandbox.ts'
import { refundHasEnded } from '#server/payments/sandbox/refund-actions.ts'
import { sandboxWebhookJob } from '#server/payments/sandbox/sandbox-webhooks.ts'
import { endSessions, runSandboxAction, type SandboxActionName } from '#server/payments/sandbox/session-actions.ts'
import { createStripeProvider } from '#server/payments/stripe-provider.ts'
import { testPay } from '../fakes/test-pay.ts'
import { openApi, testSecret } from './open-api.ts'

const limits = { leaseMs: 6_000, prolongMs: 2_000, endMs: 500 }

/**
 * The shop's API with the payment provider of a demo. Webhooks and refunds are sent when the test says so, over a real
 * connection.
 */
export async function openPayingApi() {
  let api: Awaited<ReturnType<typeof openApi>> | undefined
  const now = () => api?.now() ?? new Date()
  const sandbox = openSandbox({
    secret: testSecret,
    database: () => api?.db,
    linkTo: (path) => `https://shop.example${path}`,
    webhookUrl: () => `${api?.base}/payment/webhooks/sandbox`,
    now,
  })
  const provider = createStripeProvider({
    name: 'sandbox',
    secretKey: sandbox.secretKey,
    webhookSecret: sandbox.webhookSecret,
    fetch: sandbox.fetch,
  })
  const opened = await openApi({ trustedProxies: ['127.0.0.1'], provider })
  api = opened
  const { db, log } = opened
  const pay = () => testPay(now, provider)
  const kinds: JobKinds = { ...sandbox.kinds, [refundJob]: refundMoney(pay) }
  const tryJob = jobTrier({ log, limits, now })

  /** Runs every due job of a kind, and the jobs that it queues. */
  async function doJobs(name: string, count = 20): Promise<number> {
    const kind = kinds[name]
    if (!kind) throw new Error(`There is no job ${name}`)
    const until = new Date(now().getTime() + limits.leaseMs)
    const leasedJobs = await leaseJobs(db, { kind: name, count, now: now(), until })
    const turn = {
      db,
      kind,
      stopping: new AbortController().signal,
      reportError: (error: unknown) => Promise.reject(error),
    }
    await Promise.all(leasedJobs.map((job) => tryJob({ ...turn, job })))
    return leasedJobs.length
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
    provider,
    sandbox,
    pay,
    doJobs,
    /** Performs an action on the page of a payment, at a till or at a bank. */
    async press(url: string, sandboxAction: SandboxActionName) {
      const id = new URL(url).pathname.split('/').at(-1) ?? ''
      return inOne(async (transaction) => {
        const session = await transaction
          .selectFrom('sandbox_sessions')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        return runSandboxAction(transaction, session, sandboxAction, now())
      })
    },
    endPages: () => inOne((transaction) => endSessions(transaction, now())),
    /** The refunds of an order as the provider has recorded them. */
    loadRefunds: (orderId: string) =>
      db
        .selectFrom('sandbox_refunds')
        .innerJoin('sandbox_sessions', 'sandbox_sessions.id', 'session_id')
        .innerJoin('payments', 'payments.id', 'sandbox_sessions.payment_id')
        .select(['sandbox_refunds.id', 'sandbox_refunds.state'])
        .where('order_id', '=', orderId)
        .execute(),
    endRefund,
    /** The bank of a payer returns a refund of the provider. */
    bounce: (refundId: string) => endRefund(refundId, 'failed'),
    /** Deletes the undelivered webhooks about payment pages. */
    loseWebhooks: () =>
      db
        .deleteFrom('sandbox_webhook_events')
        .whereRef('delivered_copies', '<', 'copies')
        .where('body', 'like', '%"type":"checkout.session.%')
        .execute(),
    reconcilePayments: () => reconcilePayments(db, pay()),
    deliverWebhooks: () => doJobs(sandboxWebhookJob),
    sendMoneyBack: () => doJobs(refundJob),
    /** The money that the shop has received for an order, and what it should have. */
    async loadMoney(orderId: string) {
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
      const isPaidOrder = ['paid', 'printing', 'quality_check', 'shipped', 'delivered'].includes(order.stage)
      return {
        stage: order.stage,
        came,
        retained: came - goes,
        outstanding: isPaidOrder ? order.total_minor : 0,
        payments,
        refunds,
      }
    },
  }
}

export type PayingApi = Awaited<ReturnType<typeof openPayingApi>>

export const holdMs = settings.paying.holdMinutes * minuteMs
