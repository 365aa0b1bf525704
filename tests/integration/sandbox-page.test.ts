import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { listen } from '#server/listen.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import type { PaymentLinkInput } from '#server/payments/payment-provider.ts'
import { sandboxAnswerer } from '#server/sandbox-page/answer-sandbox.ts'
import { startProviderInProcess, startWebhookReceiver, type TestProvider } from '../support/fakes/payment-providers.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

let postgres: PostgresServer
let database: OpenDatabase
let at: TestProvider
let webhookReceiver: Awaited<ReturnType<typeof startWebhookReceiver>>
let base: string
let time: number
const now = () => new Date(time)

const server = createShopServer({
  app: new Hono<ApiEnv>(),
  basePath: '/api',
  publicUrl: undefined,
  log: saidLog(),
  getClientAddress: () => '192.0.2.1',
  answerPage: sandboxAnswerer({
    publicUrl: undefined,
    log: saidLog(),
    database: () => database.kysely,
    wake() {},
    now,
    fallback: ({ response }) => response.writeHead(404).end('another page'),
  }),
})

beforeAll(async () => {
  postgres = await startPostgresServer()
  database = await openDatabase({ dataDir: '', databaseUrl: await postgres.newDatabase(), demo: false, log: saidLog() })
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  base = `http://127.0.0.1:${listening.value}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
  await postgres.stop()
})
beforeEach(async () => {
  time = Date.parse('2026-11-23T03:00:00Z')
  webhookReceiver = await startWebhookReceiver()
  const linkTo = (path: string) => base + path
  at = await startProviderInProcess({
    secret: 'a secret',
    database: () => database.kysely,
    linkTo,
    webhookUrl: () => webhookReceiver.url,
    now,
  })
  for (const table of ['jobs', 'sandbox_sessions'] as const) await database.kysely.deleteFrom(table).execute()
})
afterEach(() => webhookReceiver.close())

async function open(more: Partial<PaymentLinkInput> = {}): Promise<string> {
  const sandboxInput: PaymentLinkInput = {
    id: randomUUID(),
    orderNumber: 'HD-2026-000123',
    currency: 'GBP',
    amountMinor: 24_000,
    email: 'rosa@example.com',
    language: 'en',
    about: 'Hadashi HD-2026-000123',
    endsAt: new Date(time + 31 * minuteMs),
    backTo: `${base}/order-exists?pay=HD-2026-000123`,
    ...more,
  }
  const made = await at.provider.createLink(sandboxInput, AbortSignal.timeout(minuteMs))
  if (!made.ok) throw new Error(made.facts)
  return made.value.url
}
const inYen = { currency: 'JPY', amountMinor: 44_000, language: 'ja' } as const

const fetchText = async (url: string) => (await fetch(url)).text()
const press = (url: string, fields: Record<string, string>, headers: Record<string, string> = { origin: base }) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

/** Where a button leads. */
async function after(url: string, action: string, more: Record<string, string> = {}): Promise<string> {
  const pressed = await press(url, { action, ...more })
  expect(pressed.status).toBe(303)
  return new URL(pressed.headers.get('location') ?? '', url).href
}

/** The kinds of events sent to the shop. */
async function events(count: number): Promise<string[]> {
  const jobs = createJobs({ kinds: at.sandbox.kinds, log: saidLog(), now })
  onTestFinished(jobs.watch(database.kysely))
  await vi.waitFor(() => expect(webhookReceiver.events).toHaveLength(count), { timeout: 60_000, interval: 10 })
  return webhookReceiver.events.map(({ bytes }) => JSON.parse(bytes.toString()).type)
}

test.each([
  [{}, 'en', 'Pay £240', 'No money moves'],
  [inYen, 'ja', '44,000円のお支払い', '実際の請求は発生しません'],
  [{ ...inYen, language: 'en' }, 'en', 'Pay ¥44,000', 'Pay at a convenience store'],
  [{ language: 'ja', amountMinor: 24_050 }, 'ja', '240.5ポンドのお支払い', 'カードで支払う'],
] as const)(
  'shows the amount in the payer’s language and that no money moves: %#',
  async (more, language, title, words) => {
    const url = await open(more)
    const answer = await fetch(url)
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<h1>${title}</h1>`)
    expect(page).toContain(words)
    expect(page).toContain('HD-2026-000123')
    expect(page).not.toMatch(/<script|rosa@example/)
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const other = language === 'en' ? 'ja' : 'en'
    expect(await fetchText(`${url}?lang=${other}`)).toContain(`<html lang="${other}">`)
  },
)

test('leads a card payer back to the shop and sends one event, whatever the number of presses', async () => {
  const url = await open()
  const pressed = await Promise.all(Array.from({ length: 10 }, () => after(url, 'pay')))
  const on = `${base}/order-exists?pay=HD-2026-000123&paid=1`
  expect(pressed.filter((index) => index === on)).toHaveLength(1)
  expect(await fetchText(url)).toContain('<h1>You’ve paid £240</h1>')
  expect(await after(url, 'expire')).not.toBe(on)
  expect(await events(1)).toEqual(['checkout.session.completed'])
})

test('keeps the page after a declined card and shows the reason', async () => {
  const url = await open()
  const page = await fetchText(await after(`${url}?lang=ja`, 'decline'))
  expect(page).toContain('role="alert">カードが承認されませんでした')
  expect(page).toContain('value="pay"')
  await after(url, 'pay')
  expect(await events(1)).toEqual(['checkout.session.completed'])
})

test('shows a voucher’s number and deadline, pays or expires it, and offers none in pounds', async () => {
  expect(await fetchText(await open())).not.toContain('value="slip"')
  const pounds = await open()
  await after(pounds, 'voucher')
  expect(await fetchText(pounds)).toContain('<h1>Pay £240</h1>')

  const [paid, lapsed] = [await open(inYen), await open(inYen)]
  for (const url of [paid, lapsed]) expect(await after(url, 'voucher')).toBe(`${url}?`)
  const page = await fetchText(paid)
  expect(page).toMatch(/<dd class="number">\d{11}<\/dd>/)
  expect(page).toContain('2026年11月26日 23:59')
  await after(paid, 'till')
  await after(lapsed, 'lapse')
  expect(await fetchText(paid)).toContain('お支払いが完了しました')
  expect(await fetchText(lapsed)).toContain('お支払い期限が過ぎました')
  expect((await events(4)).toSorted()).toEqual([
    'checkout.session.async_payment_failed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.completed',
    'checkout.session.completed',
  ])
})

test('accepts no payment on an expired page, even before its cleanup', async () => {
  const url = await open()
  time += 31 * minuteMs
  await after(url, 'pay')
  expect(await events(1)).toEqual(['checkout.session.expired'])
  expect(await fetchText(url)).toContain('<h1>This page has expired</h1>')
})

test('disputes, refunds and duplicates events by the controls for testers', async () => {
  const url = await open()
  expect(await after(url, 'webhooks', { copies: '2', late: '0' })).toContain('said=done')
  await after(url, 'pay')
  await after(url, 'refunds', { way: 'account' })
  const charge = await database.kysely.selectFrom('sandbox_sessions').select('charge_id').executeTakeFirstOrThrow()
  const money = { paymentId: randomUUID(), chargeRef: charge.charge_id, currency: 'GBP', amountMinor: 24_000 } as const
  await at.provider.refund({ ...money, id: randomUUID() }, AbortSignal.timeout(minuteMs))
  const page = await fetchText(`${url}?said=done`)
  expect(page).toContain('£240: Waiting for the payer’s bank account')
  expect(page).toContain('<details open>')
  const refund = /name="refund" value="(re_[0-9a-f]+)"/.exec(page)?.[1] ?? ''
  await after(url, 'refund-done', { refund })
  expect(await fetchText(url)).toContain('£240: Paid back')
  await after(url, 'dispute')
  await after(url, 'lost')
  expect(await fetchText(url)).toContain('The shop has lost the dispute.')
  expect((await events(8)).toSorted()).toEqual([
    ...['charge.dispute.closed', 'charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.created'],
    ...['checkout.session.completed', 'checkout.session.completed', 'refund.updated', 'refund.updated'],
  ])
})

test('rejects a form sent by another page', async () => {
  const url = await open()
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: base.replace('http:', 'https:') },
    { origin: base, 'sec-fetch-site': 'cross-site' },
    { origin: base, 'sec-fetch-site': 'same-site' },
  ])
    expect((await press(url, { action: 'pay' }, headers)).status).toBe(403)
  expect(await fetchText(url)).toContain('<h1>Pay £240</h1>')
  expect((await press(url, { action: 'pay' }, { origin: base, 'sec-fetch-site': 'same-origin' })).status).toBe(303)
})

test.each([
  [{ action: 'steal' }, 400],
  [{}, 400],
  [{ action: 'webhooks', copies: '9', late: '0' }, 400],
  [{ action: 'webhooks', copies: '1', late: '-1' }, 400],
  [{ action: 'refunds', way: 'twice' }, 400],
  [{ action: 'pay', more: 'x'.repeat(3_000) }, 413],
] as const)('rejects input that no form of the page sends: %#', async (fields, status) => {
  expect((await press(await open(), fields)).status).toBe(status)
})

test('answers missing pages and other methods as the rest of the server does', async () => {
  const unknown = `${base}/sandbox/pay/cs_${'0'.repeat(32)}`
  const missing = await fetch(unknown, { headers: { cookie: 'language=ja' } })
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('このお支払いは見つかりません')])
  expect((await press(unknown, { action: 'pay' })).status).toBe(404)
  for (const path of ['/sandbox/pay', '/sandbox/pay/', '/sandbox/pay/cs_1', `/sandbox/pay/cs_${'0'.repeat(32)}/x`, '/'])
    expect(await fetchText(base + path)).toBe('another page')
  const removed = await fetch(unknown, { method: 'DELETE' })
  expect([removed.status, removed.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  const head = await fetch(await open(), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('row 30: shows markup in the payment or address as text', async () => {
  const url = await open({ about: '</h1><img src=x onerror=alert(1)>"><b>' })
  for (const page of [await fetchText(url), await fetchText(`${url}?lang=<b>&said="><b>`)])
    expect(page).not.toMatch(/<(img|b)[ >]/)
})
