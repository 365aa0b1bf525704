import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { RawCall } from '#domain/contract/call-kinds.ts'
import { fail, ok } from '#domain/result.ts'
import { createCalls } from '#server/access/calls.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { raw } from '#server/http/raw.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { appDeps } from '../support/server/app-deps.ts'
import { sendRaw } from '../support/server/raw-request.ts'
import { saidLog } from '../support/server/said-log.ts'

const webhook = {
  method: 'POST',
  path: '/payment/webhooks/{provider}',
  maxBytes: 100,
  headers: ['x-signature'],
  response: z.object({ bytes: z.number() }),
  successStatus: 200,
} as const satisfies RawCall
const early = { ...webhook, path: '/payment/early' } as const satisfies RawCall

const secret = 'the secret of whoever takes the payments'
const signBytes = (bytes: string | Uint8Array, key = secret) => createHmac('sha256', key).update(bytes).digest('hex')

/** The requests that the use case accepted. */
const believed: { bytes: string; id: string; parts: string[] }[] = []

const app = new Hono<ApiEnv>()
raw(app, webhook, async (call) => {
  const [said, right] = [call.headers['x-signature'] ?? '', signBytes(call.bytes)]
  if (said.length !== right.length || !timingSafeEqual(Buffer.from(said), Buffer.from(right)))
    return fail('AUTH_REQUIRED')
  believed.push({ bytes: call.bytes.toString('latin1'), id: call.id, parts: Object.keys(call).toSorted() })
  return ok({ bytes: call.bytes.length })
})
createCalls({ ...appDeps, app }).rawCall(early, async (_db, { bytes }) => ok({ bytes: bytes.length }))

const server = createShopServer({
  app,
  basePath: '',
  publicUrl: undefined,
  log: saidLog(),
  limits: { headersMs: 400, requestMs: 800, keepAliveMs: 400 },
  getClientAddress: () => '192.0.2.1',
  answerPage: ({ response }) => response.writeHead(404).end(),
})
let base: string

beforeAll(async () => {
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  base = `http://127.0.0.1:${listening.value}`
})
beforeEach(() => {
  believed.length = 0
})
afterAll(() => server.close())

const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${base}/payment/webhooks/stripe`, { method: 'POST', body, headers })

const paid = '{"id":"evt_1", "paid":true}'
const latin1Bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

test.each([
  ['JSON with its own spaces', latin1Bytes(paid), {}],
  ['a byte order mark', latin1Bytes(`\xEF\xBB\xBF${paid}`), { 'content-type': 'application/json' }],
  ['bytes that are not UTF-8', latin1Bytes('\xFF\xC3\x28\x00'), { 'content-type': 'text/plain' }],
  ['compressed bytes', Uint8Array.from(gzipSync(paid)), { 'content-encoding': 'gzip' }],
  ['an empty body', latin1Bytes(''), { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a body of the maximum size', latin1Bytes('x'.repeat(100)), {}],
])('row 27: a use case gets %s exactly as it was sent, and neither tokens nor cookies', async (_, body, headers) => {
  const strangers = { authorization: 'Bearer abc', cookie: 'token=abc', origin: 'https://evil.example' }
  const answer = await send(body, { ...headers, ...strangers, 'x-signature': signBytes(body) })
  expect(await answer.json()).toEqual({ status: 'success', data: { bytes: body.length } })
  expect(believed).toEqual([
    {
      bytes: Buffer.from(body).toString('latin1'),
      id: 'stripe',
      parts: ['bytes', 'caller', 'headers', 'id', 'requestId'],
    },
  ])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each([
  ['one altered byte', paid.replace('true', 'trve'), signBytes(paid)],
  ['other white space', paid.replace(', ', ','), signBytes(paid)],
  ['an added byte order mark', `\uFEFF${paid}`, signBytes(paid)],
  ['the signature of another secret', paid, signBytes(paid, 'another')],
  ['a part of the signature', paid, signBytes(paid).slice(0, 20)],
  ['no signature', paid, undefined],
])('row 27: a webhook with %s is rejected and has no effect', async (_, body, signature) => {
  const answer = await send(body, signature === undefined ? {} : { 'x-signature': signature })
  expect([answer.status, believed]).toEqual([401, []])
})

test('row 27: two signatures are rejected, even if one of them is right', async () => {
  const lines = ['a wrong one', signBytes(paid)].map((one) => `X-Signature: ${one}\r\n`).join('')
  const head = `POST /payment/webhooks/stripe HTTP/1.1\r\nHost: x\r\n${lines}Content-Length: ${paid.length}\r\n\r\n`
  expect([(await sendRaw(base, head, paid)).status, believed]).toEqual([400, []])
})

const head = (...lines: string[]) =>
  [
    'POST /payment/webhooks/stripe HTTP/1.1',
    'Host: x',
    `X-Signature: ${signBytes('x'.repeat(101))}`,
    ...lines,
    '',
    '',
  ].join('\r\n')

test.each([
  ['one byte too many', head('Content-Length: 101'), 'x'.repeat(101)],
  ['an announced gigabyte, before its first byte', head('Content-Length: 1000000000'), ''],
  ['one byte too many, unannounced', head('Transfer-Encoding: chunked'), `65\r\n${'x'.repeat(101)}\r\n`],
  ['endless chunks', head('Transfer-Encoding: chunked'), `20\r\n${'x'.repeat(32)}\r\n`.repeat(5)],
])('row 27: %s is rejected, and the connection is closed', async (_, start, body) => {
  const answer = await sendRaw(base, start, body)
  expect([answer.status, believed]).toEqual([413, []])
  expect(answer.head).toContain('connection: close')
})

test('row 27: chunks without an announced length are joined', async () => {
  const signed = `X-Signature: ${signBytes(paid)}\r\nTransfer-Encoding: chunked\r\n`
  const pieces = [paid.slice(0, 5), paid.slice(5)].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
  const start = `POST /payment/webhooks/stripe HTTP/1.1\r\nHost: x\r\n${signed}\r\n`
  expect((await sendRaw(base, start, ...pieces, '0\r\n\r\n')).status).toBe(200)
  expect(believed).toMatchObject([{ bytes: paid }])
})

/** Sends a body only after `100 Continue`, as clients with large bodies do. */
function sendOnContinue(bytes: string): Promise<{ status: number | undefined; wasRequested: boolean }> {
  return new Promise((resolve, reject) => {
    let wasRequested = false
    const headers = { 'x-signature': signBytes(bytes), 'content-length': bytes.length, expect: '100-continue' }
    const pendingRequest = request(`${base}/payment/webhooks/stripe`, { method: 'POST', headers })
    pendingRequest.on('error', reject)
    pendingRequest.on('continue', () => {
      wasRequested = true
      pendingRequest.end(bytes)
    })
    pendingRequest.on('response', (answer) => {
      resolve({ status: answer.resume().statusCode, wasRequested })
      pendingRequest.destroy()
    })
    pendingRequest.flushHeaders()
  })
}

test('row 27: a client that waits for 100 Continue gets it, or is rejected before it sends too many bytes', async () => {
  expect(await sendOnContinue(paid)).toEqual({ status: 200, wasRequested: true })
  expect(await sendOnContinue('x'.repeat(101))).toEqual({ status: 413, wasRequested: false })
})

test('row 42: a webhook slower than allowed is cut off, and bytes beyond its announced length are ignored', async () => {
  const slow = await sendRaw(base, head('Content-Length: 50'), 'x'.repeat(10))
  expect([slow.status, believed]).toEqual([408, []])
  // Bytes after the announced length are another request, and not a valid one.
  const signed = `X-Signature: ${signBytes(paid)}\r\nContent-Length: ${paid.length}\r\n`
  const start = `POST /payment/webhooks/stripe HTTP/1.1\r\nHost: x\r\n${signed}\r\n`
  await sendRaw(base, start, paid, 'and more of it\r\n\r\n')
  expect(believed).toMatchObject([{ bytes: paid }])
})

test('a client that disconnects while it sends has no effect, and the shop continues', async () => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  await once(socket, 'connect')
  await new Promise((resolve) => socket.write(`${head('Content-Length: 50')}half`, resolve))
  socket.destroy()
  await once(socket, 'close')
  expect((await send(paid, { 'x-signature': signBytes(paid) })).status).toBe(200)
  expect(believed).toHaveLength(1)
})

test('while the database is starting, a webhook is told when to retry; no other method is accepted', async () => {
  const answer = await fetch(`${base}${early.path}`, { method: 'POST', body: paid })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  const invalid = await fetch(`${base}${early.path}`)
  expect([invalid.status, invalid.headers.get('allow')]).toEqual([405, 'POST'])
})
