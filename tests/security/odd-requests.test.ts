import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiErrors } from '#server/http/api-errors.ts'
import { getRaw, type RawAnswer, sendRaw } from '../support/server/raw-request.ts'
import { type RunningShop, startShop } from '../support/server/running-shop.ts'

let shop: RunningShop

beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

afterEach(async () => {
  const alive = await fetch(`${shop.url}/api/readyz`)
  expect(alive.status, 'the shop goes on').toBe(200)
})

/** Checks an error response: the code and message, a request id, and no internal details. */
function expectErrorResponse({ status, head, body }: RawAnswer, code: keyof typeof apiErrors): void {
  expect(JSON.parse(body)).toMatchObject({
    status: 'error',
    code,
    message: apiErrors[code].message,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(status).toBe(apiErrors[code].status)
  expect(head).toContain('content-type: application/json')
  expect(body).not.toMatch(/node:|\.ts|at \w+ \(/)
}

async function post(body: BodyInit, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const answer = await fetch(`${shop.url}/api/report/clientError`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  return { status: answer.status, head, body: await answer.text() }
}

const report = { reference: 'abcdefgh', path: '/about', message: 'it broke' }

test.each([
  '/../etc/passwd',
  '/%2e%2e%2fetc/passwd',
  '/assets/../../package.json',
  '/..%5c..%5cetc',
  '/a\\..\\b',
  '/%00',
  '/about%00',
  '//evil.example/about/',
  '/api/../etc/passwd',
])('row 34: the path %s is rejected', async (path) => {
  expectErrorResponse(await getRaw(shop.url, path), 'BAD_URL')
})

test.each(['/.env', '/.git/config', '/package.json', '/latest.json', '/assets/none.js'])(
  'row 34: %s is not found',
  async (path) => {
    expectErrorResponse(await getRaw(shop.url, path, ['Accept: application/json']), 'NOT_FOUND')
  },
)

test('row 34: an address that names another host is rejected', async () => {
  expectErrorResponse(await getRaw(shop.url, 'http://evil.example/about'), 'BAD_URL')
})

test('row 35: a malformed percent encoding is rejected', async () => {
  expectErrorResponse(await getRaw(shop.url, '/%'), 'BAD_URL')
  expectErrorResponse(await getRaw(shop.url, '/api/%zz'), 'BAD_URL')
})

test('row 35: an address of 64 kB is rejected', async () => {
  expectErrorResponse(await getRaw(shop.url, `/${'x'.repeat(65_536)}`), 'TOO_MANY_HEADERS')
})

test('row 35: two hundred headers are rejected', async () => {
  const many = Array.from({ length: 200 }, (_, index) => `X-Header-${index}: 1`)
  expectErrorResponse(await getRaw(shop.url, '/about', many), 'TOO_MANY_HEADERS')
  expectErrorResponse(await getRaw(shop.url, '/api/livez', many), 'TOO_MANY_HEADERS')
})

test('an unknown path of the API gets an error response, an unknown page gets the page for unknown addresses', async () => {
  expectErrorResponse(await getRaw(shop.url, '/api/nothing/here'), 'NOT_FOUND')
  const page = await getRaw(shop.url, '/nothing/here', ['Accept: text/html'])
  expect(page.status).toBe(404)
  expect(page.head).toContain('content-type: text/html')
})

test('a wrong method is rejected and the allowed ones are named', async () => {
  const api = await sendRaw(shop.url, 'DELETE /api/livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expectErrorResponse(api, 'WRONG_METHOD')
  expect(api.head).toContain('allow: get, head')
  const page = await sendRaw(
    shop.url,
    'POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
  expectErrorResponse(page, 'WRONG_METHOD')
  expect(page.head).toContain('allow: get, head')
  expectErrorResponse(
    await sendRaw(shop.url, 'GET /api/report/clientError HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    'WRONG_METHOD',
  )
})

test.each([
  ['half an object', '{"reference":', 'NOT_JSON'],
  ['nothing', '', 'NOT_JSON'],
  ['a byte order mark', `\uFEFF${JSON.stringify(report)}`, 'NOT_JSON'],
  ['100,000 levels', '['.repeat(100_000) + ']'.repeat(100_000), 'TOO_LARGE'],
  ['1,000 levels', '['.repeat(1_000) + ']'.repeat(1_000), 'NOT_JSON'],
  ['a lone surrogate', '{"reference":"abcdefgh","path":"\\ud800","message":"m"}', 'INVALID_INPUT'],
  ['a NUL', '{"reference":"abcdefgh","path":"\\u0000","message":"m"}', 'INVALID_INPUT'],
  ['a list', '[]', 'INVALID_INPUT'],
  ['null', 'null', 'INVALID_INPUT'],
  ['a missing field', '{"reference":"abcdefgh"}', 'INVALID_INPUT'],
  ['an unknown field', JSON.stringify({ ...report, role: 'owner' }), 'INVALID_INPUT'],
] as const)('row 39: a body of %s is rejected', async (_name, body, code) => {
  expectErrorResponse(await post(body), code)
})

test('row 39: bytes that are not UTF-8 are rejected', async () => {
  expectErrorResponse(await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 'NOT_JSON')
})

test('row 39: an error response names the invalid fields and the error of each', async () => {
  const { body } = await post(JSON.stringify({ ...report, reference: 'no!', path: 7 }))
  expect(JSON.parse(body).fields).toEqual([
    { field: 'reference', code: 'invalid_format', message: 'has an invalid format' },
    { field: 'path', code: 'invalid_type', message: 'is missing or has the wrong type' },
  ])
})

test('row 39: 10 MB are rejected by their announced length, before they are read', async () => {
  const head =
    'POST /api/report/clientError HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000000\r\n\r\n'
  expectErrorResponse(await sendRaw(shop.url, head, 'x'), 'TOO_LARGE')
})

test('row 39: a body without an announced length that never ends is cut off at the limit', async () => {
  const head =
    'POST /api/report/clientError HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
  const chunk = `1000\r\n${' '.repeat(4_096)}\r\n`
  expectErrorResponse(await sendRaw(shop.url, head, chunk, chunk, chunk), 'TOO_LARGE')
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '',
])('rows 39 and 45: a body of type "%s", as a form of another site could send it, is rejected', async (type) => {
  const body = new Blob([JSON.stringify(report)], { type: '' })
  expectErrorResponse(await post(body, { 'content-type': type }), 'WRONG_TYPE')
})

test.each(['__proto__', 'constructor', 'prototype'])(
  'row 40: the name %s is rejected and changes no object',
  async (name) => {
    expectErrorResponse(
      await post(`{"reference":"abcdefgh","path":"/","message":"m","${name}":{"isAdmin":true}}`),
      'INVALID_INPUT',
    )
    const state = await (await fetch(`${shop.url}/api/shop/state?${name}[isAdmin]=true`)).json()
    expect(state).toMatchObject({ status: 'success' })
    expect(state.data).not.toHaveProperty('isAdmin')
  },
)

test.each([
  [
    'both lengths',
    'POST /api/report/clientError HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x',
  ],
  ['a bare line feed', 'GET /about HTTP/1.1\nHost: x\n\n'],
  ['a folded header', 'GET /about HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n folded\r\n\r\n'],
  [
    'two lengths',
    'POST /api/report/clientError HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
  ],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('row 43: a request with %s is rejected and the connection is closed', async (_name, bytes) => {
  const answer = await sendRaw(shop.url, bytes)
  expectErrorResponse(answer, 'BAD_REQUEST')
  expect(answer.head).toContain('connection: close')
})

test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
  'row 44: the origin %s may not read a response',
  async (origin) => {
    for (const [path, method] of [
      ['/api/shop/state', 'GET'],
      ['/api/report/clientError', 'OPTIONS'],
      ['/about', 'GET'],
    ] as const) {
      const answer = await fetch(shop.url + path, {
        method,
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  },
)

test('row 46: a forged Host header changes no byte of a response', async () => {
  const plain = await getRaw(shop.url, '/about', ['Accept: text/html'])
  const poisoned = await sendRaw(
    shop.url,
    'GET /about HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n',
  )
  expect(poisoned.body).toBe(plain.body)
  const slash = await sendRaw(shop.url, 'GET /about/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(slash.head).toContain('location: /about\r\n')
})

test('row 48: a page cannot be framed, and isolates its window', async () => {
  const { headers } = await fetch(`${shop.url}/about`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('row 17: a client that changes X-Forwarded-For at every request meets the same limit', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 30; index++)
    statuses.push((await post(JSON.stringify(report), { 'x-forwarded-for': `203.0.113.${index}` })).status)
  expect(statuses).toContain(429)
  const lateAnswer = await post(JSON.stringify(report), { 'x-forwarded-for': '198.51.100.1' })
  expectErrorResponse(lateAnswer, 'TOO_MANY_REQUESTS')
  expect(Number(/retry-after: (\d+)/.exec(lateAnswer.head)?.[1])).toBeGreaterThan(0)
})

test('row 17: a country forged by X-Forwarded-For is ignored', async () => {
  for (const forwarded of ['133.1.2.3', '2400:4050::1', '133.1.2.3, 127.0.0.1', '127.0.0.1, 133.1.2.3', 'unknown']) {
    const answer = await fetch(`${shop.url}/api/geo/getCountryByIP`, { headers: { 'x-forwarded-for': forwarded } })
    expect(await answer.json(), forwarded).toEqual({ status: 'success', data: { country_code: null } })
  }
})

test('row 52: no secret in a request reaches the log or the terminal', async () => {
  const planted = ['s3cretToken', 's3cretCookie', 's3cretLink', 'person@secret.example', 's3cretBody']
  await getRaw(shop.url, '/auth/s3cretLink', ['Authorization: Bearer s3cretToken', 'Cookie: token=s3cretCookie'])
  await getRaw(shop.url, '/api/shop/state?email=person@secret.example&token=s3cretToken', [
    'Authorization: s3cretToken',
  ])
  await post('{"reference":"s3cretBody', { authorization: 'Bearer s3cretToken', cookie: 'refresh-token=s3cretCookie' })
  const said = (await readFile(join(shop.dataDir, 'logs', 'shop.log'), 'utf8')) + shop.output()
  expect(said).toContain('/auth/hidden')
  for (const secret of planted) expect(said).not.toContain(secret)
})
