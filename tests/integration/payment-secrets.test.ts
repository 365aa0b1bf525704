import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { settings } from '#domain/settings.ts'
import { openMakingShop, patience, shopSecret } from '../support/server/making-shop.ts'
import { newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

const email = 'ines@example.com'

test('writes no address, link or secret of a payment or refund anywhere', async () => {
  const shop = await openMakingShop({ WORKSHOP: 'elsewhere', LOG_LEVEL: 'debug' })
  const { command } = shop
  const { visitor } = await withPairs(await newPairGuest(shop.api), 1)
  const { order } = await visitor.placeOrder({ contact: { email } })
  const number = order?.number ?? ''
  const move = (to: string) => command('orders', 'move', number, '--to', to)
  await move('in_review')
  await command('orders', 'check', number, '--result', 'passed')
  await move('ready_to_pay')
  const paying = await visitor.call('/order/pay', { number })
  await shop.press(paying.data.url, 'forged')
  await shop.press(paying.data.url, 'pay')
  await shop.comesTo(number, 'paid')
  const cancelled = await visitor.call('/order/cancel', { number })
  expect(cancelled.status).toBe(200)
  await shop.comesTo(number, 'refunded')
  await vi.waitFor(async () => expect(await shop.mailsTo(email)).toHaveLength(5), patience)

  const [mail] = await shop.mailsTo(email)
  const link = /#order=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(link.length).toBeGreaterThan(20)
  const made = (name: string) => createHmac('sha256', shopSecret).update(`payment sandbox: ${name}`).digest('hex')
  const secrets = [
    shopSecret,
    made('key'),
    made('webhooks'),
    link,
    String(visitor.scans.headers[settings.guest.header]),
  ]
  const personal = [email, 'Iris Example', 'Columbia Road', 'E2 7QB']

  const page = async () => (await fetch(paying.data.url.replace('localhost', '127.0.0.1'))).text()
  const tables = async () => {
    const names = [
      'sandbox_sessions',
      'sandbox_refunds',
      'sandbox_idempotency_keys',
      'sandbox_webhook_events',
      'payments',
      'webhook_events',
      'refunds',
    ]
    const rows = names.map((name) => sql`select * from ${sql.table(name)}`.execute(shop.db))
    return JSON.stringify(await Promise.all(rows))
  }
  const money = await command('orders', 'money', number)
  // The output did contain the refund.
  expect(money).toMatch(/"cause": "cancelled",\s+"state": "done"/)
  const nobody: Readonly<Record<string, string>> = {
    log: shop.output(),
    tables: await tables(),
    money,
    audit: await command('audit', 'list'),
    jobs: await command('jobs', 'list'),
    list: await command('orders', 'list'),
    queue: await command('orders', 'queue'),
    page: await page(),
    paying: JSON.stringify(paying.data),
  }
  for (const [where, said] of Object.entries(nobody))
    for (const word of [...secrets, ...personal]) expect(said.includes(word), `${word} in the ${where}`).toBe(false)
  // The customer and the owner of the shop read personal data; no one reads secrets.
  const own = [
    JSON.stringify(cancelled.data),
    await command('orders', 'export'),
    await command('orders', 'show', number),
  ]
  for (const said of own) {
    expect(said).toContain(email)
    for (const word of secrets) expect(said.includes(word)).toBe(false)
  }
})
