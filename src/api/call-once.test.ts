import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { createApi } from './api.ts'
import { callOnce } from './call-once.ts'
import { createShopFetch } from './shop-fetch.ts'

const place = {
  method: 'POST',
  path: '/place',
  body: z.object({ pairs: z.number() }),
  isIdempotent: true,
  answer: z.object({}),
  successStatus: 200,
  errorCodes: ['sold_out'],
} as const satisfies Endpoint

type Responder = () => Response | Promise<Response>

const done: Responder = () => Response.json({ status: 'success', data: {} })
const lost: Responder = () => Promise.reject(new TypeError('connection reset'))
const says = (status: number, code: string) => () => Response.json({ status: 'error', code }, { status })

/** A tab whose calls are answered so in turn, with the keys that it sent. */
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

test('a deed without an answer is tried once more at once, and keeps its key until an answer came', async () => {
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

test('another tab, and the page after a reload, send the same deed under the same key, and another under another', async () => {
  const before = openTab(lost, lost)
  await before.place(1)
  // It is in the browser, and not in the page.
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
])('an answer of %i leaves open what became of the deed: its key is kept', async (status, code) => {
  const tab = openTab(says(status, code), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code })
  await tab.place(1)
  expect(tab.keys[1]).toBe(tab.keys[0])
})

test.each([
  [400, 'INVALID_INPUT'],
  [404, 'NOT_FOUND'],
  [409, 'sold_out'],
])('an answer of %i is one, and the same words are a new deed after it', async (status, code) => {
  const tab = openTab(says(status, code), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code })
  await tab.place(1)
  expect(tab.keys[1]).not.toBe(tab.keys[0])
})

test('the same letters in another order, and the same words to another address, are other deeds', async () => {
  const tab = openTab(lost, lost, lost, lost, done)
  await tab.place(12)
  await tab.place(21)
  await tab.pay(12)
  expect(new Set([0, 2, 4].map((at) => tab.keys[at])).size).toBe(3)
})

test('a deed that is still under way is told to take too long, and asked about under its key', async () => {
  const tab = openTab(says(409, 'UNDER_WAY'), done)
  expect(await tab.place(1)).toMatchObject({ ok: false, code: 'TIMED_OUT' })
  expect(await tab.place(1)).toMatchObject({ ok: true })
  expect(tab.keys[1]).toBe(tab.keys[0])
})

test('a key that was used for something else is replaced, once', async () => {
  const tab = openTab(says(422, 'KEY_REUSED'), done)
  expect(await tab.place(1)).toMatchObject({ ok: true })
  expect(tab.keys[1]).not.toBe(tab.keys[0])
  const stubborn = openTab(says(422, 'KEY_REUSED'), says(422, 'KEY_REUSED'))
  expect(await stubborn.place(1)).toMatchObject({ ok: false })
  expect(stubborn.keys).toHaveLength(2)
})

test('a key is no older than the shop remembers, and what else stands in its place is none', async () => {
  const tab = openTab(lost, lost, lost, lost, done)
  await tab.place(1)
  const stored = Object.keys(localStorage)[0] ?? ''
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000)
  await tab.place(1)
  expect(tab.keys[2]).not.toBe(tab.keys[0])
  for (const odd of ['no JSON', '[]', 'null', '{"a":1}', '{"a":{"key":"x y","madeAt":1}}']) {
    localStorage.setItem(stored, odd)
    await tab.place(1)
    expect(tab.keys.at(-1)).toMatch(/^[0-9a-f]{32}$/)
  }
})

test('where a browser keeps nothing, a try after a lost answer still has the key of the first', async () => {
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

test('tabs that ask at the same moment take turns, and send one key', async () => {
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

test('what is done to one thing is another deed than the same to another, and the address says to which', async () => {
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
