import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startShop } from '../support/running-shop.ts'

/** Everything that production refuses to start without. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  JWT_SECRET: 'a secret of the test, long enough for it',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'a key of the test',
  STRIPE_WEBHOOK_SECRET: 'another key of the test',
  SELLER_NAME: 'Hadashi Ltd',
  SELLER_ADDRESS: '1 High Street, London',
  SELLER_NUMBER: '01234567',
  SELLER_REPRESENTATIVE: 'Aiko Mori',
  SELLER_PHONE: '+44 20 7946 0000',
  SELLER_EMAIL: 'shop@shop.example',
}

test('a demo says that it is one and opens with its invented stores', async () => {
  const shop = await startShop()
  expect(await (await fetch(`${shop.url}/api/shop/state`)).json()).toMatchObject({
    data: { mode: 'demo', mailbox: '/dev/mailbox' },
  })
  expect((await (await fetch(`${shop.url}/api/reserve/stores`)).json()).data.stores).toHaveLength(4)
  expect((await fetch(`${shop.url}/_ui`)).status).toBe(200)
  expect(shop.output()).toContain('demo: invented stores')
  expect(shop.output()).toMatch(/mails +http:\/\/localhost:\d+\/dev\/mailbox\n/)
  expect(await shop.stop()).toBe(0)
})

test('production has nothing of the demo, and tells browsers to keep to https', async () => {
  const shop = await startShop({ env: production })
  expect(await (await fetch(`${shop.url}/api/shop/state`)).json()).toMatchObject({
    data: { mode: 'production', mailbox: null },
  })
  expect((await (await fetch(`${shop.url}/api/reserve/stores`)).json()).data.stores).toEqual([])
  const page = await fetch(`${shop.url}/about`)
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  for (const tool of [
    '/_ui',
    '/ja/_ui',
    '/dev/measure',
    '/ja/dev/measure',
    '/dev/mailbox',
    `/dev/mailbox/${randomUUID()}`,
  ])
    expect((await fetch(shop.url + tool)).status).toBe(404)
  expect(shop.output()).not.toContain('demo')
  expect(await shop.stop()).toBe(0)
})

test('at the bare root the paths of the specification answer as they stand, beside the pages', async () => {
  const shop = await startShop({ env: { API_BASE: '/' } })
  expect(await (await fetch(`${shop.url}/shop/state`)).json()).toMatchObject({ status: 'success' })
  expect(
    (await fetch(`${shop.url}/reserve`, { headers: { accept: 'text/html' } })).headers.get('content-type'),
  ).toContain('text/html')
  expect((await fetch(`${shop.url}/api/shop/state`, { headers: { accept: 'application/json' } })).status).toBe(404)
  expect(await shop.stop()).toBe(0)
})

test('a database that cannot be reached ends the start with one sentence', async () => {
  const env = { DATABASE_URL: 'postgres://shop@127.0.0.1:1/none', JWT_SECRET: production.JWT_SECRET }
  const start = startShop({ env })
  await expect(start).rejects.toThrow(/ended with 1[\s\S]*DATABASE_URL cannot be reached/)
  await expect(start).rejects.not.toThrow(/ at .*\.ts:/)
})

test.each([
  ['DATA_DIR=package.json/data', { DATA_DIR: 'package.json/data' }, 'a part of its path is a file'],
  ['DATA_DIR=package.json', { DATA_DIR: 'package.json' }, 'cannot be used'],
  ['HOST=999.1.1.1', { HOST: '999.1.1.1' }, 'cannot listen on 999.1.1.1'],
  ['HOST=nowhere.invalid', { HOST: 'nowhere.invalid' }, 'cannot listen on nowhere.invalid'],
])('%s ends the start with one sentence', async (_, env, sentence) => {
  const start = startShop({ env })
  await expect(start).rejects.toThrow(sentence)
  await expect(start).rejects.not.toThrow(/ at .*\.ts:/)
})
