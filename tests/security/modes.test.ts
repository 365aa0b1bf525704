import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddress } from '#server/env/lan.ts'
import { startShop } from '../support/server/running-shop.ts'

/** Every setting that production requires. */
const production = {
  NODE_ENV: 'production',
  VIEWER: 'three',
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
  expect((await (await fetch(`${shop.url}/api/stores`)).json()).data.stores).toHaveLength(4)
  expect((await fetch(`${shop.url}/_ui`)).status).toBe(200)
  const payment = await fetch(`${shop.url}/sandbox/pay/cs_${'0'.repeat(32)}`)
  expect([payment.status, await payment.text()]).toEqual([
    404,
    expect.stringContaining('We couldn’t find that payment'),
  ])
  expect(shop.output()).toContain('demo: invented stores')
  expect(shop.output()).toMatch(/mails +http:\/\/localhost:\d+\/dev\/mailbox\n/)
  expect(await shop.stop()).toBe(0)
})

test('production has nothing of the demo, and sends browsers to https only', async () => {
  const shop = await startShop({ env: production })
  expect(await (await fetch(`${shop.url}/api/shop/state`)).json()).toMatchObject({
    data: { mode: 'production', mailbox: null },
  })
  expect((await (await fetch(`${shop.url}/api/stores`)).json()).data.stores).toEqual([])
  const page = await fetch(`${shop.url}/about`)
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  for (const tool of [
    '/_ui',
    '/ja/_ui',
    '/dev/measure',
    '/ja/dev/measure',
    '/dev/mailbox',
    `/dev/mailbox/${randomUUID()}`,
    `/sandbox/pay/cs_${'0'.repeat(32)}`,
  ])
    expect((await fetch(shop.url + tool)).status).toBe(404)
  // The path gets the general page for unknown paths, not the sandbox's own "not found" page.
  expect(await (await fetch(`${shop.url}/sandbox/pay/cs_${'0'.repeat(32)}`)).text()).not.toContain('that payment')
  expect(shop.output()).not.toContain('demo')
  expect(await shop.stop()).toBe(0)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

test('LAN=1 admits devices of the network and prints the address; without it none of them can connect', async () => {
  const address = lanAddress(networkInterfaces())
  const port = await freePort()
  const shop = await startShop({ env: { LAN: '1', HOST: '', PORT: String(port) } })
  if (address === undefined) expect(shop.output()).toContain('in no network')
  else {
    const url = `http://${address}:${port}`
    expect(shop.output()).toContain(`phones     ${url}`)
    expect((await fetch(`${url}/get-foot-scan`)).status).toBe(200)
  }
  expect(await shop.stop()).toBe(0)
  const closed = await startShop({ env: { PORT: String(port) } })
  if (address !== undefined) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow()
  expect(await closed.stop()).toBe(0)
})

test('with the API at the bare root, the paths of the specification answer unprefixed, next to the pages', async () => {
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
