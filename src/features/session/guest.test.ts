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

/** A test command that a guest may send; the shop's first such command is in the cart. */
const command = {
  method: 'POST',
  path: '/command',
  needs: 'visitor',
  response: z.object({}),
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
      return Response.json({ status: 'success', data: { is_in_progress: true, has_additional_order_grant: false } })
    },
  })
  const api = createApi({ shop, session: nobody, guest })
  return { requests, guest, api }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('requests no guest token for a visitor who only reads', async () => {
  const issue = vi.fn(async () => 'g1')
  const { requests, api } = openBrowser(issue)
  expect(await api(endpoints.hasPairInProgress)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  expect([requests, issue.mock.calls]).toEqual([[], []])
})

test('makes a visitor a guest once, with the first command, and recognizes them again', async () => {
  const issue = vi.fn(async () => 'g1')
  const { requests, api } = openBrowser(issue)
  await Promise.all([api(command), api(command)])
  expect(issue).toHaveBeenCalledOnce()
  expect(localStorage.getItem('hadashi-guest')).toBe('g1')
  const later = openBrowser(issue)
  expect(await later.api(endpoints.hasPairInProgress)).toMatchObject({ ok: true })
  expect([requests, later.requests]).toEqual([['g1', 'g1'], ['g1']])
})

test('gives two tabs that become a guest at the same time the same guest', async () => {
  const { guest } = openBrowser(async () => {
    localStorage.setItem('hadashi-guest', 'of the other tab')
    return 'g1'
  })
  expect(await guest.issued()).toBe('of the other tab')
})

test('creates a new guest in another tab after the guest has signed in', async () => {
  let count = 0
  const issue = async () => `g${++count}`
  const [one, other] = [openBrowser(issue), openBrowser(issue)]
  await one.api(command)
  other.guest.clearTokens()
  await one.api(command)
  expect(one.requests).toEqual(['g1', 'g2'])
})

test('sends no command without a guest token, and requests one again on the next try', async () => {
  let token: string | undefined
  const { requests, api } = openBrowser(async () => token)
  expect(await api(command)).toMatchObject({ ok: false, code: 'NETWORK_ERROR' })
  token = 'g1'
  expect(await api(command)).toMatchObject({ ok: true })
  expect(requests).toEqual(['g1'])
})

test('remembers the guest until the page closes if storage is forbidden', async () => {
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
