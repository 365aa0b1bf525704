import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { type ApiClient, createApi } from './api.ts'
import type { CallerPort } from './caller.ts'
import { createShopFetch } from './shop-fetch.ts'

const read = {
  method: 'GET',
  path: '/read',
  needs: 'customer',
  response: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

const command = {
  method: 'POST',
  path: '/command',
  needs: 'customer',
  body: z.object({ pairs: z.number() }),
  response: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

type Responder = () => Response | Promise<Response>

const done: Responder = () => Response.json({ status: 'success', data: {} })
const lost: Responder = () => Promise.reject(new TypeError('connection reset'))
const unauthorizedAnswer: Responder = () => Response.json({ status: 'error', code: 'AUTH_REQUIRED' }, { status: 401 })
const never: Responder = () => new Promise(() => {})

/** A response whose body breaks off after its status. */
const cut = (status: number) => () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), { status })

/** The timeouts that were requested; the test fires each by hand. */
let limits: AbortController[] = []

beforeEach(() => {
  limits = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  })
})
afterEach(() => vi.restoreAllMocks())

/** A customer with one token after the other, and a shop that gives these responses in turn. */
function openFakeShop(...answers: readonly Responder[]) {
  const requests: Request[] = []
  const tokens: string[] = ['old', 'new']
  const signals: (AbortSignal | undefined)[] = []
  const session: CallerPort = {
    async credential(signal) {
      signals.push(signal)
      return { kind: 'token', token: tokens[0] ?? '' }
    },
    reportRejectedToken: () => void tokens.shift(),
  }
  const shop = createShopFetch({
    base: 'http://shop.test/api',
    language: () => 'en',
    fetch: (input, init) => {
      const request = new Request(input, init)
      const answer = answers[requests.length]
      requests.push(request)
      if (!answer) throw new Error('The shop was asked once too often.')
      // As fetch does: an abort rejects at once.
      const stopped = new Promise<Response>((_, reject) => {
        const stop = () => reject(request.signal.reason)
        if (request.signal.aborted) stop()
        request.signal.addEventListener('abort', stop)
      })
      return Promise.race([stopped, answer()])
    },
  })
  return { requests, signals, api: createApi({ shop, session }) }
}

const idempotencyKeys = (requests: readonly Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))
const authorizationHeaders = (requests: readonly Request[]) =>
  requests.map(({ headers }) => headers.get('authorization'))

test('the retry after a lost response carries the same idempotency key', async () => {
  const { requests, api } = openFakeShop(lost, done)
  expect(await api(read, undefined, { idempotencyKey: 'k1' })).toMatchObject({ ok: true })
  expect(idempotencyKeys(requests)).toEqual(['k1', 'k1'])
})

test('the retry after a rejected token carries the same key and body, and the new token', async () => {
  const { requests, api } = openFakeShop(unauthorizedAnswer, done)
  expect(await api(command, { pairs: 2 }, { idempotencyKey: 'k1' })).toMatchObject({ ok: true })
  expect(idempotencyKeys(requests)).toEqual(['k1', 'k1'])
  expect(authorizationHeaders(requests)).toEqual(['Bearer old', 'Bearer new'])
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ pairs: 2 }, { pairs: 2 }])
})

test('one call retries only one lost response, even after a token refresh', async () => {
  const { requests, api } = openFakeShop(lost, unauthorizedAnswer, lost)
  expect(await api(read)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(authorizationHeaders(requests)).toEqual(['Bearer old', 'Bearer old', 'Bearer new'])
})

test('a response that is lost with the new token is retried', async () => {
  const { requests, api } = openFakeShop(unauthorizedAnswer, lost, done)
  expect(await api(read)).toMatchObject({ ok: true })
  expect(authorizationHeaders(requests)).toEqual(['Bearer old', 'Bearer new', 'Bearer new'])
})

test.each([
  ['the first attempt', [never]],
  ['the retry after a lost response', [lost, never]],
  ['the retry with a new token', [unauthorizedAnswer, never]],
  ['the last retry', [lost, unauthorizedAnswer, never]],
])('the single timeout of a call stops %s', async (_, answers) => {
  const { requests, api } = openFakeShop(...answers)
  const calling = api(read)
  await vi.waitUntil(() => requests.length === answers.length, { timeout: 60_000, interval: 1 })
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  expect(requests.at(-1)?.signal.aborted).toBe(false)
  limits[0]?.abort(new DOMException('late', 'TimeoutError'))
  expect(requests.at(-1)?.signal.aborted).toBe(true)
  expect(await calling).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(requests).toHaveLength(answers.length)
})

test('the timeout also stops a call that has an abort signal', async () => {
  const { requests, api } = openFakeShop(never)
  const calling = api(endpoints.shopState, undefined, { signal: new AbortController().signal })
  await vi.waitUntil(() => requests.length === 1, { timeout: 60_000, interval: 1 })
  limits[0]?.abort()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(await calling).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(requests).toHaveLength(1)
})

test('the timeout covers the wait for a new token, but not the wait before the first attempt', async () => {
  const { signals, api } = openFakeShop(unauthorizedAnswer, done)
  await api(read)
  limits[0]?.abort()
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, true])
})

const calls = {
  'a read': (api: ApiClient) => api(read),
  'a write': (api: ApiClient) => api(command, { pairs: 2 }),
}

test.each([
  ['a read', 409, 'UNKNOWN_ERROR'],
  ['a read', 500, 'SERVER_ERROR'],
  ['a read', 200, 'NETWORK_ERROR'],
  ['a write', 409, 'UNKNOWN_ERROR'],
  ['a write', 200, 'NETWORK_ERROR'],
] as const)('a response to %s that breaks off after status %i is %s and is not retried', async (kind, status, code) => {
  const { requests, api } = openFakeShop(cut(status))
  expect(await calls[kind](api)).toMatchObject({ ok: false, code })
  expect(requests).toHaveLength(1)
})

test('a 401 counts as a rejected token even if its body breaks off', async () => {
  const { requests, api } = openFakeShop(cut(401), done)
  expect(await api(read)).toMatchObject({ ok: true })
  expect(authorizationHeaders(requests)).toEqual(['Bearer old', 'Bearer new'])
})
