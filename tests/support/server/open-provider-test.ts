import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import type { PaymentLinkInput, WebhookEvent } from '#server/payments/payment-provider.ts'
import type { Session } from '#server/payments/sandbox/sandbox-answers.ts'
import { sandboxWebhookJob } from '#server/payments/sandbox/sandbox-webhooks.ts'
import {
  changeSession,
  lockSession,
  runSandboxAction,
  type SandboxActionName,
} from '#server/payments/sandbox/session-actions.ts'
import {
  type DeliveredWebhook,
  startProviderInProcess,
  startProviderOverHttp,
  startWebhookReceiver,
  type TestProvider,
} from '../fakes/payment-providers.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

/** The address of the payer in these tests, which must not leak. */
export const payer = 'rosa-s3cret@example.com'

export const inYen = { currency: 'JPY', amountMinor: 44_000, language: 'ja' } as const

export const soon = () => AbortSignal.timeout(20_000)

/** The provider as a demo has it, and as Stripe is. */
export const everyProvider = [
  ['the sandbox in the process', startProviderInProcess],
  ['a provider over HTTP', startProviderOverHttp],
] as const

/** A payment provider on a real PostgreSQL, with a clock that only the test moves; reset for each test. */
export function openProviderTest(open: typeof startProviderInProcess) {
  let postgres: PostgresServer
  let database: OpenDatabase
  let webhookReceiver: Awaited<ReturnType<typeof startWebhookReceiver>>
  let provider: TestProvider
  let time: number
  let isWatched: boolean
  const now = () => new Date(time)

  async function reopenPage(): Promise<void> {
    const linkTo = (path: string) => `https://shop.example${path}`
    const deps = { database: () => database.kysely, linkTo, webhookUrl: () => webhookReceiver.url, now }
    provider = await open({ ...deps, secret: 'a secret of the test, long enough for it' })
  }

  beforeAll(async () => {
    postgres = await startPostgresServer()
    const databaseUrl = await postgres.newDatabase()
    database = await openDatabase({ dataDir: '', databaseUrl, demo: false, log: saidLog() })
  })
  afterAll(async () => {
    await database.close()
    await postgres.stop()
  })
  beforeEach(async () => {
    // Noon of a Monday in Japan.
    time = Date.parse('2026-11-23T03:00:00Z')
    isWatched = false
    webhookReceiver = await startWebhookReceiver()
    await reopenPage()
    for (const table of ['jobs', 'sandbox_idempotency_keys', 'sandbox_sessions'] as const)
      await database.kysely.deleteFrom(table).execute()
  })
  afterEach(() => {
    provider.close()
    webhookReceiver.close()
  })

  const sandboxInput = (more: Partial<PaymentLinkInput> = {}): PaymentLinkInput => ({
    id: randomUUID(),
    orderNumber: 'HD-2026-000123',
    currency: 'GBP',
    amountMinor: 24_000,
    email: payer,
    language: 'en',
    about: 'Hadashi HD-2026-000123',
    endsAt: new Date(time + 31 * minuteMs),
    backTo: 'https://shop.example/ja/order-exists?pay=HD-2026-000123',
    ...more,
  })

  async function link(given = sandboxInput()) {
    const made = await provider.provider.createLink(given, soon())
    if (!made.ok) throw new Error(`${made.code} ${made.facts}`)
    return { ...made.value, paymentId: given.id }
  }

  const findSession = (paymentId: string): Promise<Session> =>
    database.kysely
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()

  /** Performs an action on the page of a payment, or changes what testers can change of it. */
  async function happen(
    paymentId: string,
    sandboxAction: SandboxActionName | Parameters<typeof changeSession>[2],
  ): Promise<void> {
    const { id } = await findSession(paymentId)
    await inTransaction(database.kysely, async (transaction) => {
      const session = await lockSession(transaction, id)
      if (!session) throw new Error('There is no such page')
      if (typeof sandboxAction === 'string')
        expect(await runSandboxAction(transaction, session, sandboxAction, now())).toBe(true)
      else await changeSession(transaction, session, sandboxAction)
    })
  }

  return {
    get provider() {
      return provider
    },
    get db() {
      return database.kysely
    },
    get webhookReceiver() {
      return webhookReceiver
    },
    now,
    pass: (ms: number) => {
      time += ms
    },
    /** Restarts the provider as after a kill. */
    async reopen() {
      provider.close()
      await reopenPage()
    },
    sandboxInput,
    link,
    findSession,
    happen,
    /** A payment that was made by card. */
    async paid(more: Partial<PaymentLinkInput> = {}) {
      const { paymentId } = await link(sandboxInput(more))
      await happen(paymentId, 'pay')
      return { paymentId, chargeRef: (await findSession(paymentId)).charge_id }
    },
    /** The webhooks that the shop has received so far, as they arrived. */
    async events(count: number): Promise<DeliveredWebhook[]> {
      if (!isWatched)
        onTestFinished(createJobs({ kinds: provider.sandbox.kinds, log: saidLog(), now }).watch(database.kysely))
      isWatched = true
      const inProgress = database.kysely.selectFrom('jobs').select('id').where('lease_token', 'is not', null)
      await vi.waitFor(
        async () => {
          expect(webhookReceiver.events).toHaveLength(count)
          // Moving the clock while a job runs would end its lease.
          expect(await inProgress.where('kind', '=', sandboxWebhookJob).execute()).toEqual([])
        },
        { timeout: 60_000, interval: 10 },
      )
      return webhookReceiver.events
    },
    async read({ bytes, signature }: DeliveredWebhook): Promise<WebhookEvent | undefined> {
      const verifiedEvent = await provider.provider.readWebhook(bytes, signature, now())
      if (!verifiedEvent.ok) throw new Error(verifiedEvent.code)
      return verifiedEvent.value
    },
  }
}
