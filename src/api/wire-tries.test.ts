import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import type { CallerPort } from './caller.ts'
import { createShopFetch } from './shop-fetch.ts'
import { createWire, type Wire } from './wire.ts'

const read = {
  method: 'GET',
  path: '/read',
  needs: 'customer',
  answer: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

const deed = {
  method: 'POST',
  path: '/deed',
  needs: 'customer',
  body: z.object({ pairs: z.number() }),
  answer: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

type Answer = () => Response | Promise<Response>

const done: Answer = () => Response.json({ status: 'success', data: {} })
const lost: Answer = () => Promise.reject(new TypeError('connection reset'))
const refused: Answer = () => Response.json({ status: 'error', code: 'AUTH_REQUIRED' }, { status: 401 })
const never: Answer = () => new Promise(() => {})

/** An answer that breaks off after its status. */
const cut = (status: number) => () =>
  new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), { status })

/** The limits that were set, each to be let pass by hand. */
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

/** A customer with one token after the other, and a shop that gives these answers in turn. */
function openShop(...answers: readonly Answer[]) {
  const asked: Request[] = []
  const tokens: string[] = ['old', 'new']
  const waits: (AbortSignal | undefined)[] = []
  const session: CallerPort = {
    async credential(signal) {
      waits.push(signal)
      return { kind: 'token', token: tokens[0] ?? '' }
    },
    rejected: () => void tokens.shift(),
  }
  const shop = createShopFetch({
    base: 'http://shop.test/api',
    language: () => 'en',
    fetch: (input, init) => {
      const request = new Request(input, init)
      const answer = answers[asked.length]
      asked.push(request)
      if (!answer) throw new Error('The shop was asked once too often.')
      // As fetch does: whoever aborts is not kept waiting.
      const stopped = new Promise<Response>((_, reject) => {
        const stop = () => reject(request.signal.reason)
        if (request.signal.aborted) stop()
        request.signal.addEventListener('abort', stop)
      })
      return Promise.race([stopped, answer()])
    },
  })
  return { asked, waits, wire: createWire({ shop, session }) }
}

const keysOf = (asked: readonly Request[]) => asked.map(({ headers }) => headers.get('idempotency-key'))
const callersOf = (asked: readonly Request[]) => asked.map(({ headers }) => headers.get('authorization'))

test('the try after a lost answer carries the same key', async () => {
  const { asked, wire } = openShop(lost, done)
  expect(await wire(read, undefined, { idempotencyKey: 'k1' })).toMatchObject({ ok: true })
  expect(keysOf(asked)).toEqual(['k1', 'k1'])
})

test('the try after a refused token carries the same key and body, and the new token', async () => {
  const { asked, wire } = openShop(refused, done)
  expect(await wire(deed, { pairs: 2 }, { idempotencyKey: 'k1' })).toMatchObject({ ok: true })
  expect(keysOf(asked)).toEqual(['k1', 'k1'])
  expect(callersOf(asked)).toEqual(['Bearer old', 'Bearer new'])
  expect(await Promise.all(asked.map((request) => request.json()))).toEqual([{ pairs: 2 }, { pairs: 2 }])
})

test('of one call only one lost answer is asked for again, whoever makes it', async () => {
  const { asked, wire } = openShop(lost, refused, lost)
  expect(await wire(read)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(callersOf(asked)).toEqual(['Bearer old', 'Bearer old', 'Bearer new'])
})

test('an answer that is lost with the new token is asked for again', async () => {
  const { asked, wire } = openShop(refused, lost, done)
  expect(await wire(read)).toMatchObject({ ok: true })
  expect(callersOf(asked)).toEqual(['Bearer old', 'Bearer new', 'Bearer new'])
})

test.each([
  ['the first try', [never]],
  ['the try after a lost answer', [lost, never]],
  ['the try with a new token', [refused, never]],
  ['the last of all', [lost, refused, never]],
])('the one time limit of a call stops %s', async (_, answers) => {
  const { asked, wire } = openShop(...answers)
  const calling = wire(read)
  await vi.waitUntil(() => asked.length === answers.length, { timeout: 60_000, interval: 1 })
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(15_000)
  expect(asked.at(-1)?.signal.aborted).toBe(false)
  limits[0]?.abort(new DOMException('late', 'TimeoutError'))
  expect(asked.at(-1)?.signal.aborted).toBe(true)
  expect(await calling).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(asked).toHaveLength(answers.length)
})

test('the limit stops a call too that could be given up', async () => {
  const { asked, wire } = openShop(never)
  const calling = wire(endpoints.shopState, undefined, { signal: new AbortController().signal })
  await vi.waitUntil(() => asked.length === 1, { timeout: 60_000, interval: 1 })
  limits[0]?.abort()
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(await calling).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  expect(asked).toHaveLength(1)
})

test('the wait for a new token ends with the call, and the wait before the first try is none of it', async () => {
  const { waits, wire } = openShop(refused, done)
  await wire(read)
  limits[0]?.abort()
  expect(waits.map((signal) => signal?.aborted)).toEqual([undefined, true])
})

const calls = {
  'a read': (wire: Wire) => wire(read),
  'a write': (wire: Wire) => wire(deed, { pairs: 2 }),
}

test.each([
  ['a read', 409, 'UNKNOWN_ERROR'],
  ['a read', 500, 'SERVER_ERROR'],
  ['a read', 200, 'NETWORK_ERROR'],
  ['a write', 409, 'UNKNOWN_ERROR'],
  ['a write', 200, 'NETWORK_ERROR'],
] as const)(
  'an answer to %s that breaks off after its %i is %s, and is not asked for again',
  async (kind, status, code) => {
    const { asked, wire } = openShop(cut(status))
    expect(await calls[kind](wire)).toMatchObject({ ok: false, code })
    expect(asked).toHaveLength(1)
  },
)

test('a refused token is refused even if the answer breaks off', async () => {
  const { asked, wire } = openShop(cut(401), done)
  expect(await wire(read)).toMatchObject({ ok: true })
  expect(callersOf(asked)).toEqual(['Bearer old', 'Bearer new'])
})
