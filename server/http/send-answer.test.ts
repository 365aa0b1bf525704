import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AnyCall, describeContractCall } from '#domain/contract/call-kinds.ts'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import * as contract from '#domain/contract/endpoints.ts'
import { fail, ok } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { endpoint } from './endpoint.ts'
import type { RequestContext } from './request-context.ts'

const request = {
  method: 'GET',
  path: '/texts',
  query: z.strictObject({ words: z.optional(z.string()), of: z.optional(z.string()) }),
  response: z.object({ texts: z.array(z.string()) }),
  successStatus: 200,
} as const satisfies Endpoint
const publicCall = { ...request, canBeCached: true } as const satisfies Endpoint

let texts = ['あ'.repeat(3_000)]
let worked = 0

function openShopWith(call: Endpoint) {
  const app = new Hono<ApiEnv>()
  endpoint(
    app,
    call as typeof publicCall,
    async ({ query: { words } }) => {
      worked++
      if (words === 'refused') return fail('NOT_FOUND')
      return ok({ texts: words === undefined ? texts : texts.filter((text) => text.includes(words)) })
    },
    {
      version: () => texts,
      getCacheKey: ({ query: { words, of = '' } }) =>
        call.canBeCached && words !== 'あ' ? `${of} ${words}` : undefined,
    },
  )
  const context = { id: 'the-request', caller: '' } as RequestContext
  return async (headers: Record<string, string> = {}, query = '', method = 'GET') =>
    app.fetch(new Request(`http://shop.test/texts${query}`, { method, headers }), { requestContext: context })
}

const unpack = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes: Uint8Array) => Buffer.from(bytes),
}

test.each([
  ['br', 'br', 'br', 200],
  ['gzip, deflate, br, zstd', 'br', 'br', 200],
  ['gzip', 'gzip', 'gzip', 200],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip', 200],
  ['deflate', null, 'identity', 9_100],
  [undefined, null, 'identity', 9_100],
] as const)(
  'a client that accepts %s is answered in %s with the same decoded text',
  async (accepted, encoding, form, below) => {
    for (const call of [request, publicCall]) {
      const answer = await openShopWith(call)(accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        encoding,
        'accept-encoding',
      ])
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(bytes.length).toBeLessThan(below)
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect(JSON.parse(String(await unpack[form](bytes)))).toEqual({ status: 'success', data: { texts } })
    }
  },
)

test('sends a response of 2 kB uncompressed, whatever the caller accepts', async () => {
  const wrapping = '{"status":"success","data":{"texts":[""]}}'.length
  texts = ['x'.repeat(2_048 - wrapping)]
  const [small] = [await openShopWith(request)({ 'accept-encoding': 'br' })]
  expect([small.headers.get('content-encoding'), (await small.text()).length]).toEqual([null, 2_048])
  texts = ['x'.repeat(2_049 - wrapping)]
  expect((await openShopWith(request)({ 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
})

test('answers 304 for each encoding by its own ETag until the content changes', async () => {
  texts = ['い'.repeat(3_000)]
  const requestBody = openShopWith(publicCall)
  const tags = new Set<string | null>()
  for (const accepted of ['br', 'gzip', 'identity']) {
    const first = await requestBody({ 'accept-encoding': accepted })
    const tag = first.headers.get('etag')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await requestBody({ 'accept-encoding': accepted, 'if-none-match': `"other", W/${tag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    expect(again.headers.get('vary')).toBe('accept-encoding')
    tags.add(tag)
  }
  expect(tags.size).toBe(3)
  texts = ['う'.repeat(3_000)]
  const other = await requestBody({ 'if-none-match': [...tags].join(', ') })
  expect(other.status).toBe(200)
})

test('HEAD returns the headers of GET and no body', async () => {
  const requestBody = openShopWith(publicCall)
  const [get, head] = [
    await requestBody({ 'accept-encoding': 'br' }),
    await requestBody({ 'accept-encoding': 'br' }, '', 'HEAD'),
  ]
  expect([...head.headers]).toEqual([...get.headers])
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a response to one caller and an error are not cached and carry no ETag', async () => {
  for (const answer of [await openShopWith(request)(), await openShopWith(publicCall)({}, '?words=refused')]) {
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    expect((await openShopWith(request)({ 'if-none-match': '*' })).status).toBe(200)
  }
})

test('computes a cacheable response once per version, and uncacheable input and errors each time', async () => {
  texts = ['え'.repeat(3_000)]
  const requestBody = openShopWith(publicCall)
  worked = 0
  for (const accepted of ['br', 'gzip', 'br', 'identity']) await requestBody({ 'accept-encoding': accepted })
  expect(worked).toBe(1)
  await requestBody({}, '?of=other')
  expect(worked).toBe(2)
  for (let time = 0; time < 3; time++) await requestBody({}, `?words=${encodeURIComponent('あ')}`)
  expect(worked).toBe(5)
  for (let time = 0; time < 3; time++) await requestBody({}, '?words=refused')
  expect(worked).toBe(8)
  texts = ['お'.repeat(3_000)]
  expect(await (await requestBody()).text()).toContain('お')
  expect(worked).toBe(9)
})

test('only endpoints without authentication may be cached', () => {
  const cacheableCalls = Object.entries<AnyCall>(contract).flatMap(([name, any]) => {
    const { kind, call } = describeContractCall(any)
    return kind === 'json' && call.canBeCached ? [[name, call] as const] : []
  })
  expect(cacheableCalls.map(([name]) => name).toSorted()).toEqual([
    'getEdition',
    'listStores',
    'lookUpCountries',
    'translation',
    'translationCategories',
    'translations',
  ])
  for (const [name, { method, needs, knowsGuest, binds, isOnce }] of cacheableCalls)
    expect([name, method, needs, knowsGuest, binds, isOnce]).toEqual([
      name,
      'GET',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
})
