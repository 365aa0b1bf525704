import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createGuest } from './guest.ts'
import type { SessionPort } from './session-port.ts'

const nobody: SessionPort = {
  credential: async () => ({ kind: 'nobody' }),
  reportRejectedToken: () => {},
  signIn: () => {},
  visitor: () => 'never',
  who: () => 'nobody',
  onChange: () => () => {},
  signOut: () => {},
}

/** A deed that a guest may do; the first of the shop's own comes with the cart. */
const command = {
  method: 'POST',
  path: '/deed',
  needs: 'visitor',
  answer: z.object({}),
  successStatus: 200,
} as const satisfies Endpoint

function openBrowser(issue: () => Promise<string | undefined>) {
  const requests: (string | null)[] = []
  const guest = createGuest(issue)
  const shop = createShopFetch({
    base: 'http://shop.test/api',
    language: () => 'en',
    fetch: async (input, init) => {
      requests.push(new Request(input, init).headers.get('hadashi-guest'))
      return Response.json({ status: 'success', data: { is_on_its_way: true, may_make_another: false } })
    },
  })
  const api = createApi({ shop, session: nobody, guest })
  return { requests, guest, api }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a stranger who only looks is no guest: nothing is asked', async () => {
  const issue = vi.fn(async () => 'g1')
  const { requests, api } = openBrowser(issue)
  expect(await api(endpoints.hasPairInProgress)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  expect([requests, issue.mock.calls]).toEqual([[], []])
})

test('whoever does something becomes a guest, once, and is known again', async () => {
  const issue = vi.fn(async () => 'g1')
  const { requests, api } = openBrowser(issue)
  await Promise.all([api(command), api(command)])
  expect(issue).toHaveBeenCalledOnce()
  expect(localStorage.getItem('hadashi-guest')).toBe('g1')
  const later = openBrowser(issue)
  expect(await later.api(endpoints.hasPairInProgress)).toMatchObject({ ok: true })
  expect([requests, later.requests]).toEqual([['g1', 'g1'], ['g1']])
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
  await one.api(command)
  other.guest.clearTokens()
  await one.api(command)
  expect(one.requests).toEqual(['g1', 'g2'])
})

test('when the shop issues no token, the deed is not sent, and the next try asks again', async () => {
  let token: string | undefined
  const { requests, api } = openBrowser(async () => token)
  expect(await api(command)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  token = 'g1'
  expect(await api(command)).toMatchObject({ ok: true })
  expect(requests).toEqual(['g1'])
})

test('where storage is forbidden the guest is known as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const issue = vi.fn(async () => 'g1')
  const { requests, api } = openBrowser(issue)
  await api(command)
  await api(command)
  expect([issue.mock.calls.length, requests]).toEqual([1, ['g1', 'g1']])
})
