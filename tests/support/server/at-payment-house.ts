import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import type { LinkWish, PaymentNews } from '#server/payments/port.ts'
import { newsJob } from '#server/payments/sandbox/news.ts'
import { changeSession, type DeedName, doDeed, holdSession } from '#server/payments/sandbox/session-deeds.ts'
import type { Session } from '#server/payments/sandbox/wire.ts'
import { houseInProcess, houseOverLine, type TestHouse, type Told, takeNews } from '../fakes/payment-houses.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

export const minuteMs = 60_000

/** Whoever pays in these tests; nobody else may hear of them. */
export const payer = 'rosa-s3cret@example.com'

export const inYen = { currency: 'JPY', amountMinor: 44_000, language: 'ja' } as const

export const soon = () => AbortSignal.timeout(20_000)

/** The house as a demo has it, and as Stripe is. */
export const everyHouse = [
  ['the sandbox in the process', houseInProcess],
  ['a house over a line', houseOverLine],
] as const

/** A house on a real PostgreSQL, with a clock that only the test moves; a new one for each test. */
export function atPaymentHouse(open: typeof houseInProcess) {
  let postgres: PostgresServer
  let database: OpenDatabase
  let news: Awaited<ReturnType<typeof takeNews>>
  let house: TestHouse
  let time: number
  let isWatched: boolean
  const now = () => new Date(time)

  async function openAgain(): Promise<void> {
    const linkTo = (path: string) => `https://shop.example${path}`
    const parts = { database: () => database.kysely, linkTo, newsUrl: () => news.url, now }
    house = await open({ ...parts, secret: 'a secret of the test, long enough for it' })
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
    news = await takeNews()
    await openAgain()
    for (const table of ['jobs', 'sandbox_keys', 'sandbox_sessions'] as const)
      await database.kysely.deleteFrom(table).execute()
  })
  afterEach(() => {
    house.close()
    news.close()
  })

  const wish = (more: Partial<LinkWish> = {}): LinkWish => ({
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

  async function link(given = wish()) {
    const made = await house.house.createLink(given, soon())
    if (!made.ok) throw new Error(`${made.code} ${made.facts}`)
    return { ...made.value, paymentId: given.id }
  }

  const sessionOf = (paymentId: string): Promise<Session> =>
    database.kysely
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where('payment', '=', paymentId)
      .executeTakeFirstOrThrow()

  /** Lets something happen at the page of a payment, or changes what testers can of it. */
  async function happen(paymentId: string, deed: DeedName | Parameters<typeof changeSession>[2]): Promise<void> {
    const { id } = await sessionOf(paymentId)
    await inTransaction(database.kysely, async (transaction) => {
      const session = await holdSession(transaction, id)
      if (!session) throw new Error('There is no such page')
      if (typeof deed === 'string') expect(await doDeed(transaction, session, deed, now())).toBe(true)
      else await changeSession(transaction, session, deed)
    })
  }

  return {
    get house() {
      return house
    },
    get db() {
      return database.kysely
    },
    get news() {
      return news
    },
    now,
    pass: (ms: number) => {
      time += ms
    },
    /** As after a kill. */
    async reopen() {
      house.close()
      await openAgain()
    },
    wish,
    link,
    sessionOf,
    happen,
    /** A payment that was made by card. */
    async paid(more: Partial<LinkWish> = {}) {
      const { paymentId } = await link(wish(more))
      await happen(paymentId, 'pay')
      return { paymentId, chargeRef: (await sessionOf(paymentId)).charge }
    },
    /** The news that the shop is told of what has happened so far, as it came. */
    async told(count: number): Promise<Told[]> {
      if (!isWatched)
        onTestFinished(createJobs({ kinds: house.sandbox.kinds, log: saidLog(), now }).watch(database.kysely))
      isWatched = true
      const underWay = database.kysely.selectFrom('jobs').select('id').where('claim', 'is not', null)
      await vi.waitFor(
        async () => {
          expect(news.told).toHaveLength(count)
          // A clock that is moved meanwhile would end its lease.
          expect(await underWay.where('kind', '=', newsJob).execute()).toEqual([])
        },
        { timeout: 60_000, interval: 10 },
      )
      return news.told
    },
    async read({ bytes, signature }: Told): Promise<PaymentNews | undefined> {
      const proven = await house.house.readNews(bytes, signature, now())
      if (!proven.ok) throw new Error(proven.code)
      return proven.value
    },
  }
}
