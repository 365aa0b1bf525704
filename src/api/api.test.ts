import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as endpoints from '#domain/contract/endpoints.ts'
import { apiErrorCodes } from '#domain/contract/errors.ts'
import * as sessionCalls from '#domain/contract/sessions.ts'
import { createApi } from './api.ts'
import { createShopFetch } from './shop-fetch.ts'

function apiTo(answer: (request: Request) => Response | Promise<Response>) {
  return createApi({
    shop: createShopFetch({
      base: 'http://shop.test/api',
      language: () => 'ja',
      fetch: async (input, init) => answer(new Request(input, init)),
    }),
  })
}

const demo = { mode: 'demo', build_id: null, payment_hosts: [] }

test('returns the data of a response that matches the contract', async () => {
  const api = apiTo(() => Response.json({ status: 'success', data: demo }))
  expect(await api(endpoints.shopState)).toEqual({ ok: true, value: demo })
})

test('parses a plain text response as JSON', async () => {
  const api = apiTo(() => new Response(JSON.stringify({ status: 'success', data: demo })))
  expect(await api(endpoints.shopState)).toEqual({ ok: true, value: demo })
})

test("every call sends the page's language and a JSON body", async () => {
  const seen: Request[] = []
  const api = apiTo((request) => {
    seen.push(request)
    return Response.json({ status: 'success', data: {} }, { status: 202 })
  })
  const report = { reference: 'abcdefgh23', path: '/about', message: 'broken' }
  expect(await api(endpoints.reportClientError, report)).toMatchObject({ ok: true })
  expect(seen[0]?.headers.get('accept-language')).toBe('ja')
  expect(seen[0]?.headers.get('content-type')).toMatch('application/json')
  expect(await seen[0]?.json()).toEqual(report)
})

test.each([
  [401, 'AUTH_REQUIRED'],
  [403, 'ACCESS_DENIED'],
  [404, 'NOT_FOUND'],
  [500, 'SERVER_ERROR'],
  [418, 'UNKNOWN_ERROR'],
] as const)('a response %i without a code is %s', async (status, code) => {
  const api = apiTo(() => new Response('<p>sorry</p>', { status }))
  expect(await api(endpoints.shopState)).toMatchObject({ ok: false, code })
})

test('no response is NETWORK_ERROR', async () => {
  const api = apiTo(() => Promise.reject(new TypeError('no route to host')))
  expect(await api(endpoints.shopState)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
})

test('a read without a response is retried once', async () => {
  let tries = 0
  const api = apiTo(() => {
    tries += 1
    return tries % 2 === 1
      ? Promise.reject(new TypeError('connection reset'))
      : Response.json({ status: 'success', data: demo })
  })
  expect(await api(endpoints.shopState)).toEqual({ ok: true, value: demo })
  expect(tries).toBe(2)
  const lost = vi.fn(() => Promise.reject(new TypeError('no route to host')))
  expect(await apiTo(lost)(endpoints.shopState)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(lost).toHaveBeenCalledTimes(2)
})

test.each([
  ['a rejected read', 409, endpoints.shopState],
  ['a rate-limited read', 429, endpoints.shopState],
  ['a read that the server cannot answer', 503, endpoints.shopState],
])('%s is not retried', async (_, status, endpoint) => {
  const answer = vi.fn(() => new Response('', { status }))
  await apiTo(answer)(endpoint)
  expect(answer).toHaveBeenCalledOnce()
})

test('neither a write nor a one-time read is retried without a response', async () => {
  const answer = vi.fn(() => Promise.reject(new TypeError('connection reset')))
  const api = apiTo(answer)
  await api(endpoints.reportClientError, { reference: 'abcdefgh23', path: '/about', message: 'broken' })
  await api(sessionCalls.refreshJwt)
  expect(answer).toHaveBeenCalledTimes(2)
})

test('an aborted read is not retried', async () => {
  const giveUp = new AbortController()
  const answer = vi.fn(() => {
    giveUp.abort()
    return Promise.reject(giveUp.signal.reason)
  })
  await apiTo(answer)(endpoints.shopState, undefined, { signal: giveUp.signal })
  expect(answer).toHaveBeenCalledOnce()
})

test('a command carries its idempotency key only if one is given', async () => {
  const keys: (string | null)[] = []
  const api = apiTo((request) => {
    keys.push(request.headers.get('idempotency-key'))
    return Response.json({ status: 'success', data: {} }, { status: 202 })
  })
  const report = { reference: 'abcdefgh23', path: '/about', message: 'broken' }
  await api(endpoints.reportClientError, report, { idempotencyKey: 'k1' })
  await api(endpoints.reportClientError, report)
  expect(keys).toEqual(['k1', null])
})

test('aborting a call ends it at once and aborts its request', async () => {
  const giveUp = new AbortController()
  let request: Request | undefined
  const api = apiTo((one) => {
    request = one
    return new Promise((_, reject) => one.signal.addEventListener('abort', () => reject(one.signal.reason)))
  })
  const calling = api(endpoints.shopState, undefined, { signal: giveUp.signal })
  await expect.poll(() => request).toBeDefined()
  giveUp.abort()
  expect(await calling).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(request?.signal.aborted).toBe(true)
})

test('a call without a response ends at its timeout', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')))
  const api = apiTo(({ signal }) => Promise.reject(signal.reason))
  expect(await api(endpoints.shopState)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000)
  vi.restoreAllMocks()
})

test('any response ends in data of the contract or in a known error code', async () => {
  const known = [...apiErrorCodes, 'UNKNOWN_ERROR', 'NETWORK_ERROR']
  const status = fc.constantFrom(200, 202, 400, 401, 404, 418, 500, 503)
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ status: fc.constant('error'), code: fc.oneof(fc.string(), fc.constantFrom(...known, '__proto__')) }),
    fc.record({ status: fc.constant('success'), data: fc.anything() }),
  )
  await fc.assert(
    fc.asyncProperty(status, body, async (code, sent) => {
      const api = apiTo(() => new Response(typeof sent === 'string' ? sent : JSON.stringify(sent), { status: code }))
      const answer = await api(endpoints.shopState)
      if (answer.ok) expect(['demo', 'production']).toContain(answer.value.mode)
      else expect(known).toContain(answer.code)
    }),
  )
})
