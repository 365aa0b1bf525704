import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { appDeps } from '../support/server/app-deps.ts'
import { saidLog } from '../support/server/said-log.ts'

const deps = { ...appDeps, log: saidLog() }
const server = createShopServer({
  ...deps,
  app: createApp(deps),
  limits: { headersMs: 400, requestMs: 800, keepAliveMs: 60_000 },
  getClientAddress: () => '',
  answerPage: ({ response }) => response.writeHead(405).end(),
})
let port: number

beforeAll(async () => {
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  port = listening.value
})
afterAll(() => server.close())

/** Sends these bytes and nothing more; records every byte of the response from the start. */
function callSlowly(bytes: string): { isOpen: Promise<unknown>; said: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const said = once(socket, 'close').then(() => text)
  return { isOpen: once(socket, 'connect').then(() => socket.write(bytes)), said }
}

test('row 42: clients that never finish their headers are cut off, others are served meanwhile', async () => {
  const slow = Array.from({ length: 100 }, () => callSlowly('GET /api/livez HTTP/1.1\r\nHost: x\r\nX-Slow: '))
  const ended = Promise.all(slow.map(({ said }) => said))
  await Promise.all(slow.map(({ isOpen }) => isOpen))
  expect((await fetch(`http://127.0.0.1:${port}/api/livez`)).status).toBe(200)
  for (const answer of await ended) expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"TIMED_OUT"/)
})

test('row 42: a client that never finishes a body is cut off', async () => {
  const { said } = callSlowly(
    'POST /api/report/clientError HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  expect(await said).toContain('408')
})

test('row 42: an unread body that never ends is cut off even after the response was sent', async () => {
  const calls = [
    ['GET /api/livez HTTP/1.1\r\nContent-Length: 100', '200'],
    ['GET /api/livez HTTP/1.1\r\nTransfer-Encoding: chunked', '200'],
    ['POST /api/%2f HTTP/1.1\r\nContent-Length: 100', '400'],
    ['POST /about HTTP/1.1\r\nContent-Length: 100', '405'],
    ['POST /about HTTP/1.1\r\nContent-Length: 100\r\nExpect: what-nobody-knows', '405'],
  ].map(([head, status]) => [callSlowly(`${head}\r\nHost: x\r\n\r\n1`), status] as const)
  for (const [{ said }, status] of calls) expect(await said).toContain(`HTTP/1.1 ${status} `)
})

test('while the database is starting, requests that need it are rejected and the others are served', async () => {
  const stores = await fetch(`http://127.0.0.1:${port}/api/stores`)
  expect(stores.status).toBe(503)
  expect(stores.headers.get('retry-after')).toBe('2')
  expect(await stores.json()).toMatchObject({ status: 'error', code: 'UNAVAILABLE' })
  expect((await fetch(`http://127.0.0.1:${port}/api/readyz`)).status).toBe(503)
  expect((await fetch(`http://127.0.0.1:${port}/api/livez`)).status).toBe(200)
})
