import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import type { LinkWish, PaymentNews } from '#server/payments/port.ts'
import { signNews } from '#server/payments/sandbox/news.ts'
import { refundHasEnded, refundsOf } from '#server/payments/sandbox/refund-deeds.ts'
import { changeSession, type DeedName, doDeed, forgeNews, holdSession } from '#server/payments/sandbox/session-deeds.ts'
import type { Session } from '#server/payments/sandbox/wire.ts'
import { houseInProcess, houseOverLine, type TestHouse, type Told, takeNews } from '../support/payment-houses.ts'
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts'
import { saidLog } from '../support/said-log.ts'

const minuteMs = 60_000
const secret = 'a secret of the test, long enough for it'
const payer = 'rosa-s3cret@example.com'

let postgres: PostgresServer
let database: OpenDatabase
let news: Awaited<ReturnType<typeof takeNews>>
let time: number
const now = () => new Date(time)

beforeAll(async () => {
  postgres = await startPostgresServer()
  database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase(), demo: false, log: saidLog() })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})
beforeEach(async () => {
  // Noon of a Monday in Japan.
  time = Date.parse('2026-11-23T03:00:00Z')
  news = await takeNews()
  for (const table of ['jobs', 'sandbox_keys', 'sandbox_sessions'] as const)
    await database.kysely.deleteFrom(table).execute()
})
afterEach(() => news.close())

function wish(more: Partial<LinkWish> = {}): LinkWish {
  return {
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
  }
}
const inYen = { currency: 'JPY', amountMinor: 44_000, language: 'ja' } as const
const soon = () => AbortSignal.timeout(20_000)

async function sessionOf(paymentId: string): Promise<Session> {
  return database.kysely
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('payment', '=', paymentId)
    .executeTakeFirstOrThrow()
}

/** Lets something happen at the page of a payment, or whatever else is done with it. */
async function happen(paymentId: string, deed: DeedName | ((held: Session) => Partial<Session>)): Promise<void> {
  const { id } = await sessionOf(paymentId)
  await inTransaction(database.kysely, async (transaction) => {
    const session = await holdSession(transaction, id)
    if (!session) throw new Error('There is no such page')
    if (typeof deed === 'string') expect(await doDeed(transaction, session, deed, now())).toBe(true)
    else await changeSession(transaction, session, deed(session))
  })
}

describe.each([
  ['the sandbox in the process', houseInProcess],
  ['a house over a line', houseOverLine],
])('%s', (_, open) => {
  let at: TestHouse

  beforeEach(async () => {
    const linkTo = (path: string) => `https://shop.example${path}`
    at = await open({ secret, database: () => database.kysely, linkTo, newsUrl: () => news.url, now })
  })
  afterEach(() => at.close())

  /** The news that the shop is told of what has happened so far, as it came. */
  async function told(count: number): Promise<Told[]> {
    const log = saidLog()
    const jobs = createJobs({ kinds: at.sandbox.kinds, log, now })
    onTestFinished(jobs.watch(database.kysely))
    await vi.waitFor(() => expect(news.told).toHaveLength(count), { timeout: 20_000, interval: 10 })
    return news.told
  }

  async function read({ bytes, signature }: Told): Promise<PaymentNews | undefined> {
    const proven = await at.house.readNews(bytes, signature, now())
    if (!proven.ok) throw new Error(proven.code)
    return proven.value
  }

  async function link(given = wish()) {
    const made = await at.house.createLink(given, soon())
    if (!made.ok) throw new Error(`${made.code} ${made.facts}`)
    return { ...made.value, paymentId: given.id }
  }

  /** A payment that was made, by card or at a till. */
  async function paid(more: Partial<LinkWish> = {}) {
    const { paymentId } = await link(wish(more))
    await happen(paymentId, 'pay')
    return { paymentId, chargeRef: (await sessionOf(paymentId)).charge }
  }

  test.each([
    ['pounds, in pence', wish, 'gbp', 24_000, null],
    ['yen, which have no smaller unit', () => wish(inYen), 'jpy', 44_000, 3],
  ])('a page asks for %s, and leads back with a mark', async (_case, given, currency, amount, slips) => {
    const asked = given()
    const { ref, url } = await link(asked)
    expect(url).toBe(`https://shop.example/sandbox/pay/${ref}`)
    expect(await sessionOf(asked.id)).toMatchObject({
      id: ref,
      currency,
      amount,
      slip_days: slips,
      order_number: 'HD-2026-000123',
      language: asked.language,
      about: asked.about,
      expires_at: asked.endsAt,
      paid_url: 'https://shop.example/ja/order-exists?pay=HD-2026-000123&paid=1',
      left_url: 'https://shop.example/ja/order-exists?pay=HD-2026-000123&left=1',
    })
    const [call] = at.asked
    const form = new URLSearchParams(call?.body)
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: asked.id,
      'metadata[payment]': asked.id,
      'payment_intent_data[metadata][payment]': asked.id,
      'payment_intent_data[metadata][order]': 'HD-2026-000123',
      customer_email: payer,
      'allowed_payment_method_types[0]': 'card',
    })
    expect(form.get('allowed_payment_method_types[1]')).toBe(slips === null ? null : 'konbini')
    expect(call?.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(call?.headers.get('idempotency-key')).toBe(asked.id)
  })

  test('fifty who ask at once for one payment are all led to one page', async () => {
    const asked = wish()
    const links = await Promise.all(Array.from({ length: 50 }, () => link(asked)))
    expect(new Set(links.map(({ ref }) => ref)).size).toBe(1)
    expect(new Set(links.map(({ url }) => url)).size).toBe(1)
    const { count } = await database.kysely
      .selectFrom('sandbox_sessions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('a house that was ended and opened again says the same under the same id', async () => {
    const asked = wish()
    const before = await link(asked)
    at.close()
    const linkTo = (path: string) => `https://shop.example${path}`
    at = await open({ secret, database: () => database.kysely, linkTo, newsUrl: () => news.url, now })
    expect(await link(asked)).toEqual(before)
  })

  test('one id means one payment: with another amount it is refused', async () => {
    const asked = wish()
    await link(asked)
    expect(await at.house.createLink({ ...asked, amountMinor: 1_000 }, soon())).toMatchObject({
      code: 'refused',
      facts: 'IDEMPOTENCY_ERROR 400',
    })
  })

  test.each([
    ['ends in less than half an hour', { endsAt: new Date(Date.parse('2026-11-23T03:29:00Z')) }],
    ['asks for next to nothing', { amountMinor: 1 }],
    ['goes to no address', { email: 's3cret' }],
  ])('a page that %s is refused for good', async (_case, more) => {
    const refused = await at.house.createLink(wish(more), soon())
    expect(refused).toMatchObject({ ok: false, code: 'refused' })
    expect(JSON.stringify(refused)).toMatch(/"[A-Z_]+ 400"/)
    expect(JSON.stringify(refused)).not.toContain('s3cret')
  })

  test('a card that has paid is told once, with its money and the name that the house has for it', async () => {
    const { paymentId, chargeRef } = await paid()
    const [first] = await told(1)
    expect(first && (await read(first))).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      at: now(),
      kind: 'paid',
      of: { paymentId },
      chargeRef,
      came: { currency: 'GBP', amountMinor: 24_000 },
    })
    expect(first?.path).toBe('/api/payment/news/sandbox')
  })

  test('a slip waits until the last second of its third day in Japan, and is paid at the till', async () => {
    const { paymentId } = await link(wish(inYen))
    await happen(paymentId, 'slip')
    const { charge: chargeRef, slip_until: until } = await sessionOf(paymentId)
    expect(until).toEqual(new Date('2026-11-26T14:59:59Z'))
    const [waits] = await told(1)
    expect(waits && (await read(waits))).toMatchObject({ kind: 'waiting', of: { paymentId }, chargeRef, until })
    time += 2 * 24 * 60 * minuteMs
    await happen(paymentId, 'till')
    const [, comes] = await told(2)
    const came = { currency: 'JPY', amountMinor: 44_000 }
    expect(comes && (await read(comes))).toMatchObject({ kind: 'paid', of: { paymentId }, chargeRef, came })
  })

  test('a slip that nobody pays lapses by itself, and so does a page that nobody uses', async () => {
    const [slip, page] = [await link(wish(inYen)), await link()]
    await happen(slip.paymentId, 'slip')
    await told(1)
    time += 32 * minuteMs
    const [, expired] = await told(2)
    expect(expired && (await read(expired))).toMatchObject({ kind: 'ended', of: { paymentId: page.paymentId } })
    time = Date.parse('2026-11-26T15:00:00Z')
    const [, , lapsed] = await told(3)
    expect(lapsed && (await read(lapsed))).toMatchObject({ kind: 'ended', of: { paymentId: slip.paymentId } })
  })

  test.each([
    ['won', 'dispute_won'],
    ['lost', 'dispute_lost'],
  ] as const)('a payer who disputes the payment and has %s is told of by its money', async (end, kind) => {
    const { paymentId, chargeRef } = await paid()
    await happen(paymentId, 'dispute')
    await happen(paymentId, end)
    const all = await Promise.all((await told(3)).map(read))
    const kinds = all.map((one) => one?.kind).toSorted()
    expect(kinds).toEqual(['disputed', kind, 'paid'].toSorted())
    for (const one of all.filter((news) => news?.kind !== 'paid')) expect(one?.of).toEqual({ chargeRef })
  })

  test.each([
    ['twice', { news_copies: 2 }, 2],
    ['once', { news_copies: 1 }, 1],
  ])('news comes %s as testers wish, under one id', async (_case, change, count) => {
    const { paymentId } = await link()
    await happen(paymentId, () => change)
    await happen(paymentId, 'pay')
    const all = await Promise.all((await told(count)).map(read))
    expect(new Set(all.map((one) => one?.eventId)).size).toBe(1)
  })

  test('late news waits for its time, is signed when it is sent, and is told again until the shop has heard it', async () => {
    const { paymentId } = await link()
    await happen(paymentId, () => ({ news_late_minutes: 40 }))
    await happen(paymentId, 'pay')
    const paidAt = now()
    await told(0)
    time += 41 * minuteMs
    news.answerWith(503)
    const [unheard] = await told(1)
    const faults = database.kysely.selectFrom('jobs').select('last_fault').where('kind', '=', 'sandbox-news')
    await vi.waitFor(async () => expect(await faults.execute()).toEqual([{ last_fault: 'HTTP 503' }]))
    news.answerWith(200)
    time += 2 * minuteMs
    const [, heard] = await told(2)
    expect(heard && (await read(heard))).toMatchObject({ kind: 'paid', at: paidAt })
    expect(unheard?.bytes.equals(heard?.bytes ?? Buffer.of())).toBe(true)
  })

  test('forged, altered, cut, padded, replayed and foreign news is not believed', async () => {
    const { paymentId } = await paid()
    const [first] = await told(1)
    if (!first) throw new Error('Nothing was told')
    const { bytes, signature = '' } = first
    const verdict = async (body: Buffer, sign: string | undefined, when = now()) => {
      const proven = await at.house.readNews(body, sign, when)
      return proven.ok ? 'believed' : proven.code
    }
    expect(await verdict(bytes, signature)).toBe('believed')
    const altered = Buffer.from(bytes.toString().replace('24000', '24001'))
    expect(altered.equals(bytes)).toBe(false)
    expect(await verdict(altered, signature)).toBe('forged')
    expect(await verdict(bytes.subarray(0, -1), signature)).toBe('forged')
    expect(await verdict(Buffer.concat([Buffer.from('\uFEFF'), bytes]), signature)).toBe('forged')
    expect(await verdict(Buffer.alloc(0), signature)).toBe('forged')
    for (const sign of [undefined, '', 'v1=', signature.replace('v1', 'v0'), signature.slice(0, -1), 't=1,v1=x'])
      expect(await verdict(bytes, sign), sign).toBe('forged')
    expect(await verdict(bytes, signNews(bytes.toString(), 'another secret', now()))).toBe('forged')
    expect(await verdict(bytes, signature, new Date(time + 300_000))).toBe('believed')
    expect(await verdict(bytes, signature, new Date(time + 301_000))).toBe('old')
    expect(await verdict(bytes, signature, new Date(time + 600_000))).toBe('old')
    expect(await verdict(altered, signature, new Date(time + 600_000))).toBe('forged')

    const session = await sessionOf(paymentId)
    await inTransaction(database.kysely, (transaction) => forgeNews(transaction, session, now()))
    const [, forged] = await told(2)
    expect(forged && (await verdict(forged.bytes, forged.signature))).toBe('forged')
  })

  test.each([
    ['what is no JSON', '{', 'unreadable'],
    ['an event without its object', '{"id":"evt_1","type":"checkout.session.completed","created":1}', 'unreadable'],
    ['an event in another currency', eventOf({ currency: 'usd' }), 'unreadable'],
    ['an event of a kind that is nobody’s business', eventOf({}, 'customer.created'), undefined],
    ['a payment of another shop', eventOf({ metadata: {} }), undefined],
    ['a payment whose name is none of ours', eventOf({ metadata: { payment: "1' or 1=1" } }), undefined],
    ['money that somebody else sent back', eventOf({ status: 'succeeded' }, 'refund.updated'), undefined],
  ])('%s that the house has signed is told apart', async (_case, body, verdict) => {
    const { newsSecret } = at.sandbox
    const proven = await at.house.readNews(Buffer.from(body), signNews(body, newsSecret, now()), now())
    if (verdict === undefined) expect(proven).toEqual({ ok: true, value: undefined })
    else expect(proven).toMatchObject({ ok: false, code: verdict })
  })

  test('money goes back once under one id, however often it is asked for, and never more than was paid', async () => {
    const money = { ...(await paid()), currency: 'GBP', amountMinor: 24_000 } as const
    const id = randomUUID()
    const asked = await Promise.all(Array.from({ length: 20 }, () => at.house.refund({ ...money, id }, soon())))
    for (const one of asked) expect(one).toEqual({ ok: true, value: { state: 'done' } })
    const session = await sessionOf(money.paymentId)
    const sent = await inTransaction(database.kysely, (transaction) => refundsOf(transaction, session))
    expect(sent).toMatchObject([{ refund: id, amount: 24_000, state: 'succeeded' }])
    expect(await at.house.refund({ ...money, id: randomUUID() }, soon())).toMatchObject({
      code: 'refused',
      facts: 'CHARGE_ALREADY_REFUNDED 400',
    })
    const unknown = { ...money, chargeRef: 'pi_unknown', id: randomUUID() }
    expect(await at.house.refund(unknown, soon())).toMatchObject({ code: 'refused', facts: 'RESOURCE_MISSING 404' })
  })

  test.each([
    ['later', 'asked', 'succeeded', ['refunded']],
    ['account', 'needs_account', 'succeeded', ['refunded']],
    ['later', 'asked', 'failed', ['refund_failed', 'refund_failed']],
    ['at_once', 'done', 'failed', ['refund_failed', 'refund_failed']],
    ['fail', 'asked', undefined, ['refund_failed', 'refund_failed']],
  ] as const)('money that goes back %s is %s, then %s', async (refundsGo, state, end, kinds) => {
    const money = { ...(await paid(inYen)), currency: 'JPY', amountMinor: 44_000 } as const
    await happen(money.paymentId, () => ({ refunds_go: refundsGo }))
    const id = randomUUID()
    expect(await at.house.refund({ ...money, id, email: payer }, soon())).toEqual({ ok: true, value: { state } })
    expect(at.asked.at(-1)?.body).toContain(`instructions_email=${encodeURIComponent(payer)}`)
    const session = await sessionOf(money.paymentId)
    if (end)
      await inTransaction(database.kysely, async (transaction) => {
        for (const refund of await refundsOf(transaction, session))
          await refundHasEnded(transaction, session, { id: refund.id, state: end }, now())
      })
    const all = await Promise.all((await told(1 + kinds.length)).map(read))
    const back = all.filter((one) => one?.kind !== 'paid')
    expect(back.map((one) => one?.kind)).toEqual(kinds)
    for (const one of back) expect(one).toMatchObject({ of: { paymentId: money.paymentId }, refundId: id })
  })

  const words = JSON.stringify({ error: { type: 'api_error', message: `${payer} is not wanted`, code: payer } })
  test.each([
    ['says nothing', 'silent', 'not_now', /^TOO_SLOW$/],
    ['breaks off', 'broken', 'not_now', /^(NOT_REACHED|HTTP 500)$/],
    ['has a fault', { status: 500, body: words, type: 'application/json' }, 'not_now', /^API_ERROR 500$/],
    ['is away behind a page', { status: 502, body: `<p>${payer}`, type: 'text/html' }, 'not_now', /^NOT_REACHED$/],
    ['has too much to do', { status: 429, body: words, type: 'application/json' }, 'not_now', / 429$/],
    ['does not know the key', { status: 401, body: words, type: 'application/json' }, 'not_now', / 401$/],
    ['has the same under way', { status: 409, body: words, type: 'application/json' }, 'not_now', / 409$/],
    ['refuses it', { status: 400, body: words, type: 'application/json' }, 'refused', / 400$/],
    ['declines it', { status: 402, body: words, type: 'application/json' }, 'refused', / 402$/],
  ] as const)('a house that %s is asked once, and its fault names nobody', async (_case, trouble, code, fault) => {
    const money = { paymentId: randomUUID(), chargeRef: 'pi_1', currency: 'GBP', amountMinor: 1 } as const
    at.trouble = trouble
    const house = trouble === 'silent' ? at.hasty : at.house
    for (const call of [
      () => house.createLink(wish(), soon()),
      () => house.refund({ ...money, id: randomUUID() }, soon()),
    ]) {
      at.asked.length = 0
      const failed = await call()
      expect(failed).toMatchObject({ ok: false, code })
      expect(failed.ok ? '' : failed.facts).toMatch(fault)
      expect(JSON.stringify(failed)).not.toContain('s3cret')
      expect(at.asked.length).toBeLessThanOrEqual(1)
    }
  })

  test('who asks no longer is not kept waiting by a house that says nothing', async () => {
    at.trouble = 'silent'
    const asking = new AbortController()
    const asked = at.house.createLink(wish(), asking.signal)
    await vi.waitFor(() => expect(at.asked).toHaveLength(1))
    asking.abort()
    expect(await asked).toMatchObject({ code: 'not_now', facts: 'TOO_SLOW' })
  })
})

function eventOf(object: object, type = 'checkout.session.completed'): string {
  const session = {
    metadata: { payment: '0b9f1c5e-6f0f-4d53-8a1d-0a6a3c1f7e52' },
    payment_intent: 'pi_1',
    payment_status: 'paid',
    currency: 'gbp',
    amount_total: 24_000,
  }
  return JSON.stringify({ id: 'evt_1', type, created: 1, data: { object: { ...session, ...object } } })
}
