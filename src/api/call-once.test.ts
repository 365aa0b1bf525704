import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { dayMs } from '#domain/time.ts'
import { createApi } from './api.ts'
import { callOnce } from './call-once.ts'
import { createShopFetch } from './shop-fetch.ts'

const place = {
  method: 'POST',
  path: '/place',
  body: z.object({ pairs: z.number() }),
  isIdempotent: true,
  response: z.object({}),
  successStatus: 200,
  errorCodes: ['too_few_numbers'],
} as const satisfies Endpoint

type Responder = () => Response | Promise<Response>

const done: Responder = () => Response.json({ status: 'success', data: {} })
const lost: Responder = () => Promise.reject(new TypeError('connection reset'))
const says = (status: number, code: string) => () => Response.json({ status: 'error', code }, { status })

/** A tab whose calls are answered in turn, with the keys that it sent. */
function openTab(...answers: readonly Responder[]) {
  const left = [...answers]
  const keys: (string | null)[] = []
  const fetch = async (...[url, init]: Parameters<typeof globalThis.fetch>) => {
    keys.push(new Request(url, init).headers.get('idempotency-key'))
    return (left.shift() ?? done)()
  }
  const api = createApi({ shop: createShopFetch({ base: 'http://shop.test', language: () => 'en', fetch }) })
  const pay = { ...place, path: '/pay' } as const
  return {
    keys,
    place: (pairs: number) => callOnce(api, place, { pairs }),
    pay: (pairs: number) => callOnce(api, pay, { pairs }),
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a command without a response is retried at once and keeps its key until a response comes', async () => {
  const tab = openTab(lost, lost, done, done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  await tab.place(1)
  await tab.place(1)
  const [first, , , fourth] = tab.keys
  expect(tab.keys).toEqual([first, first, first, fourth])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(fourth).not.toBe(first)
  expect(localStorage.length).toBe(0)
})

test('another tab or a reloaded page sends the same command under its stored key', async () => {
  const before = openTab(lost, lost)
  await before.place(1)
  // The key is in the browser's storage, not in the page.
  expect(Object.values(localStorage).join()).toContain(before.keys[0])
  const after = openTab(done, done)
  await after.place(2)
  await after.place(1)
  expect(after.keys[1]).toBe(before.keys[0])
  expect(after.keys[0]).not.toBe(before.keys[0])
})

test.each([
  [401, 'AUTH_REQUIRED'],
  [408, 'TIMED_OUT'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'SERVER_ERROR'],
  [503, 'UNAVAILABLE'],
])('a response %i leaves the outcome of the command unknown and keeps its key', async (status, code) => {
  const tab = openTab(says(status, code), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code })
  await tab.place(1)
  expect(tab.keys[1]).toBe(tab.keys[0])
})

test.each([
  [400, 'INVALID_INPUT'],
  [404, 'NOT_FOUND'],
  [409, 'too_few_numbers'],
])('a response %i settles the command, and the same request is a new command after it', async (status, code) => {
  const tab = openTab(says(status, code), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code })
  await tab.place(1)
  expect(tab.keys[1]).not.toBe(tab.keys[0])
})

test('another body or another path is another command', async () => {
  const tab = openTab(lost, lost, lost, lost, done)
  await tab.place(12)
  await tab.place(21)
  await tab.pay(12)
  expect(new Set([0, 2, 4].map((at) => tab.keys[at])).size).toBe(3)
})

test('a command that is still running is TIMED_OUT and keeps its key', async () => {
  const tab = openTab(says(409, 'REQUEST_IN_PROGRESS'), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code: 'TIMED_OUT' })
  expect(await tab.place(1)).toMatchObject({ ok: true })
  expect(tab.keys[1]).toBe(tab.keys[0])
})

test('a key that was used for another request is replaced once', async () => {
  const tab = openTab(says(422, 'KEY_REUSED'), done)
  expect(await tab.place(1)).toMatchObject({ ok: true })
  expect(tab.keys[1]).not.toBe(tab.keys[0])
  const stubborn = openTab(says(422, 'KEY_REUSED'), says(422, 'KEY_REUSED'))
  expect(await stubborn.place(1)).toMatchObject({ ok: false })
  expect(stubborn.keys).toHaveLength(2)
})

test("a key expires after the server's retention, and invalid storage is ignored", async () => {
  const tab = openTab(lost, lost, lost, lost, done)
  await tab.place(1)
  const stored = Object.keys(localStorage)[0] ?? ''
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + dayMs)
  await tab.place(1)
  expect(tab.keys[2]).not.toBe(tab.keys[0])
  for (const odd of ['no JSON', '[]', 'null', '{"a":1}', '{"a":{"key":"x y","madeAt":1}}']) {
    localStorage.setItem(stored, odd)
    await tab.place(1)
    expect(tab.keys.at(-1)).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('without storage, a retry after a lost response still carries the first key', async () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
  const tab = openTab(lost, lost, done, done)
  await tab.place(1)
  await tab.place(1)
  await tab.place(1)
  expect(tab.keys[2]).toBe(tab.keys[0])
  expect(tab.keys[3]).not.toBe(tab.keys[0])
})

test('two tabs that send the same command at once use one key', async () => {
  const turns: Promise<unknown>[] = []
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = (turns.at(-1) ?? Promise.resolve()).then(work)
    turns.push(turn)
    return turn
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  const [one, two] = [openTab(lost, lost), openTab(lost, lost)]
  await Promise.all([one.place(1), two.place(1)])
  expect(two.keys[0]).toBe(one.keys[0])
  expect(turns).toHaveLength(2)
})

test('the same request for another ID is another command', async () => {
  const change = { ...place, path: '/pairs/{id}' } as const satisfies Endpoint
  const requests: Request[] = []
  const fetch = async (...[url, init]: Parameters<typeof globalThis.fetch>) => {
    requests.push(new Request(url, init))
    return lost()
  }
  const api = createApi({ shop: createShopFetch({ base: 'http://shop.test', language: () => 'en', fetch }) })
  for (const id of ['7', '8']) await callOnce(api, change, { pairs: 1 }, { id })
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/pairs/7', '/pairs/7', '/pairs/8', '/pairs/8'])
  expect([keys[1], keys[3]]).toEqual([keys[0], keys[2]])
  expect(keys[2]).not.toBe(keys[0])
})
