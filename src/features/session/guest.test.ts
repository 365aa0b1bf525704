import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createWire } from '#src/api/wire.ts'
import { createGuest } from './guest.ts'
import type { SessionPort } from './session-port.ts'

const nobody: SessionPort = {
  credential: async () => ({ kind: 'nobody' }),
  rejected: () => {},
  signIn: () => {},
  visitor: () => 'never',
  who: () => 'nobody',
  onChange: () => () => {},
  signOut: () => {},
}

/** A deed that a guest may do; the first of the shop's own comes with the cart. */
const deed = {
  method: 'POST',
  path: '/deed',
  needs: 'visitor',
  answer: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

function openBrowser(issue: () => Promise<string | undefined>) {
  const asked: (string | null)[] = []
  const guest = createGuest(issue)
  const shop = createShopFetch({
    base: 'http://shop.test/api',
    language: () => 'en',
    fetch: async (input, init) => {
      asked.push(new Request(input, init).headers.get('hadashi-guest'))
      return Response.json({ status: 'success', data: { is_on_its_way: true, may_make_another: false } })
    },
  })
  const wire = createWire({ shop, session: nobody, guest })
  return { asked, guest, wire }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a stranger who only looks is no guest: nothing is asked', async () => {
  const issue = vi.fn(async () => 'g1')
  const { asked, wire } = openBrowser(issue)
  expect(await wire(endpoints.hasPairOnItsWay)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  expect([asked, issue.mock.calls]).toEqual([[], []])
})

test('whoever does something becomes a guest, once, and is known again', async () => {
  const issue = vi.fn(async () => 'g1')
  const { asked, wire } = openBrowser(issue)
  await Promise.all([wire(deed), wire(deed)])
  expect(issue).toHaveBeenCalledOnce()
  expect(localStorage.getItem('hadashi-guest')).toBe('g1')
  const later = openBrowser(issue)
  expect(await later.wire(endpoints.hasPairOnItsWay)).toMatchObject({ ok: true })
  expect([asked, later.asked]).toEqual([['g1', 'g1'], ['g1']])
})

test('of two tabs that become a guest at once, both are the same guest', async () => {
  const { guest } = openBrowser(async () => {
    localStorage.setItem('hadashi-guest', 'of the other tab')
    return 'g1'
  })
  expect(await guest.issued()).toBe('of the other tab')
})

test('a guest who has signed in in one tab is nobody’s guest in the other: what is done there next is a new one’s', async () => {
  let count = 0
  const issue = async () => `g${++count}`
  const [one, other] = [openBrowser(issue), openBrowser(issue)]
  await one.wire(deed)
  other.guest.forget()
  await one.wire(deed)
  expect(one.asked).toEqual(['g1', 'g2'])
})

test('when the shop issues no token, the deed is not sent, and the next try asks again', async () => {
  let token: string | undefined
  const { asked, wire } = openBrowser(async () => token)
  expect(await wire(deed)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  token = 'g1'
  expect(await wire(deed)).toMatchObject({ ok: true })
  expect(asked).toEqual(['g1'])
})

test('where storage is forbidden the guest is known as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const issue = vi.fn(async () => 'g1')
  const { asked, wire } = openBrowser(issue)
  await wire(deed)
  await wire(deed)
  expect([issue.mock.calls.length, asked]).toEqual([1, ['g1', 'g1']])
})
