import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOrderReadyToPay } from '#domain/contract/payments.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { createActorRegistry } from '#src/actors/actors.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createSession } from './create-session.ts'
import { onOtherPerson } from './follow-session.ts'
import { createGuest } from './guest.ts'
import { createOtherTabs } from './other-tabs.ts'
import { createRefresh } from './refresh.ts'
import { createServerClock } from './server-clock.ts'
import { sessionAccess } from './session-access.ts'
import { sessionPort } from './session-port.ts'
import { readTokens, writeTokens } from './token-cookies.ts'

/** A token that expires in the given seconds, by this test's clock. */
function tokenFor(seconds: number, name = 'a'): string {
  const claims = { exp: Math.floor(Date.now() / 1_000) + seconds, name }
  return `e30.${btoa(JSON.stringify(claims))}.sign`
}

type TestRequest = { path: string; authorization: string | null }

/** A browser with a session, and a shop whose answers the test provides. */
function openBrowser(answers: (requests: TestRequest) => Response | Promise<Response>) {
  const requests: TestRequest[] = []
  const fetchFake: typeof fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://shop.test'), init)
    const one = { path: new URL(request.url).pathname.slice(4), authorization: request.headers.get('authorization') }
    requests.push(one)
    return answers(one)
  }
  const clock = createServerClock()
  const shop = createShopFetch({ base: '/api', language: () => 'en', fetch: fetchFake, onDateHeader: clock.syncWith })
  let left = 0
  const session = createSession({
    actors: createActorRegistry(),
    clock,
    refresh: createRefresh({ shop, readTokens, storeTokens: writeTokens }),
    readTokens,
    storeTokens: writeTokens,
    leave: () => {
      left += 1
    },
  })
  const port = sessionPort(session)
  const api = createApi({ shop, session: port })
  return {
    requests,
    session,
    port,
    api,
    access: sessionAccess({
      session: port,
      api,
      guest: createGuest(async () => undefined),
      tabs: createOtherTabs(),
    }),
    left: () => left,
  }
}

const due = { status: 'success', data: { payment_link: null } }
const unauthorizedResponse = () => Response.json({ status: 'error', code: 'AUTH_REQUIRED' }, { status: 401 })
const brought = (token: string, refreshToken = 'r2') =>
  Response.json({ status: 'success', data: { token, refreshToken } })
const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
const isRefresh = ({ path }: TestRequest) => path === '/user/refreshJWT'

beforeEach(() => {
  writeTokens({})
  sessionStorage.clear()
})
afterEach(() => {
  writeTokens({})
  vi.useRealTimers()
})

test('refreshes once for five simultaneous 401 answers, and repeats each call once with the new token', async () => {
  const [old, fresh] = [tokenFor(3_600, 'old'), tokenFor(3_600, 'fresh')]
  writeTokens({ token: old, refreshToken: 'r1' })
  const { requests, api } = openBrowser((one) => {
    if (isRefresh(one)) return brought(fresh)
    return one.authorization === `Bearer ${fresh}` ? Response.json(due) : unauthorizedResponse()
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => api(isOrderReadyToPay)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
  expect(requests.filter(isRefresh)).toEqual([{ path: '/user/refreshJWT', authorization: 'Bearer r1' }])
  expect(requests.filter((one) => !isRefresh(one))).toHaveLength(10)
  expect(readTokens()).toEqual({ token: fresh, refreshToken: 'r2' })
})

test('ends the session when a call is rejected with the new token too, without a third try', async () => {
  writeTokens({ token: tokenFor(3_600), refreshToken: 'r1' })
  const { requests, api, left } = openBrowser((one) =>
    isRefresh(one) ? brought(tokenFor(3_600, 'b')) : unauthorizedResponse(),
  )
  expect(await api(isOrderReadyToPay)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  expect(requests.map(({ path }) => path)).toEqual([
    '/order/isOrderReadyToPay',
    '/user/refreshJWT',
    '/order/isOrderReadyToPay',
  ])
  expect([left(), readTokens()]).toEqual([1, { token: undefined, refreshToken: undefined }])
})

test('clears the token and opens the sign-in page on a 401 without a refresh token', async () => {
  writeTokens({ token: tokenFor(3_600) })
  const { api, left, session } = openBrowser(unauthorizedResponse)
  expect(await api(isOrderReadyToPay)).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
  expect([left(), session.getSnapshot().context.why]).toEqual([1, 'expired'])
})

test('sends no request for an anonymous visitor', async () => {
  const { requests, api } = openBrowser(unauthorizedResponse)
  expect(await api(isOrderReadyToPay)).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(requests).toEqual([])
})

test('makes calls wait for a running refresh and use its token', async () => {
  const fresh = tokenFor(3_600)
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  let answer = (_: Response) => {}
  const refreshing = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { requests, api } = openBrowser((one) => (isRefresh(one) ? refreshing : Response.json(due)))
  const calls = [api(isOrderReadyToPay), api(isOrderReadyToPay)]
  expect(requests.filter((one) => !isRefresh(one))).toEqual([])
  answer(brought(fresh))
  await Promise.all(calls)
  expect(requests.map(({ authorization }) => authorization)).toEqual([
    'Bearer r1',
    `Bearer ${fresh}`,
    `Bearer ${fresh}`,
  ])
})

test.each([
  ['a token alone', (token: string) => ({ status: 'success', data: token }), 'r1'],
  ['both tokens', (token: string) => ({ status: 'success', data: { token, refreshToken: 'r2' } }), 'r2'],
])('accepts a refresh answered with %s', async (_, body, refreshToken) => {
  const token = tokenFor(3_600)
  writeTokens({ refreshToken: 'r1' })
  const { port } = openBrowser(() => new Response(JSON.stringify(body(token))))
  expect(await port.credential()).toEqual({ kind: 'token', token })
  expect(readTokens()).toEqual({ token, refreshToken })
})

test.each([
  ['refuses', unauthorizedResponse],
  ['answers noise for a token', () => Response.json({ status: 'success', data: 'junk' })],
  ['answers an empty token', () => Response.json({ status: 'success', data: '' })],
  ['answers a token that has ended', () => brought(tokenFor(-10))],
  ['answers something else', () => Response.json({ status: 'success', data: { token: 7 } })],
  ['answers no JSON', () => new Response('<html>')],
])('clears all tokens when the shop %s on a refresh', async (_, answer) => {
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  const { requests, port, left } = openBrowser(answer)
  expect(await port.credential()).toEqual({ kind: 'nobody' })
  expect(requests).toHaveLength(1)
  expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
  expect(left()).toBe(1)
})

test.each([
  ['is not reached', () => Promise.reject(new TypeError('no line')), 'NETWORK_ERROR'],
  ['breaks off in its answer', () => new Response(broken()), 'NETWORK_ERROR'],
  ['is broken', () => Response.json({ status: 'error' }, { status: 503 }), 'SERVER_ERROR'],
  ['is asked too often', () => Response.json({ status: 'error' }, { status: 429 }), 'SERVER_ERROR'],
])('retains the tokens and lets guards pass when the shop %s on a refresh', async (_, answer, code) => {
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  const { access, api, left } = openBrowser(answer)
  expect(await access.guardContext(['check-paid-order'], new AbortController().signal)).toEqual({
    session: 'unanswered',
    paidOrder: 'unknown',
  })
  expect(await api(isOrderReadyToPay)).toMatchObject({ code })
  expect(readTokens().refreshToken).toBe('r1')
  expect(left()).toBe(0)
})

test('refreshes once for two tabs: the second uses the tokens the first has stored', async () => {
  let [last, requests] = [Promise.resolve(), 0]
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, _how: object, work: () => Promise<void>) => {
        last = last.then(work)
        return last
      },
    },
  })
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  const fresh = tokenFor(3_600)
  const fetchFake: typeof fetch = async () => {
    requests += 1
    return brought(fresh)
  }
  const shop = createShopFetch({ base: '/api', language: () => 'en', fetch: fetchFake })
  const tab = () => createRefresh({ shop, readTokens, storeTokens: writeTokens })
  const both = await Promise.all([tab()('r1'), tab()('r1')])
  vi.unstubAllGlobals()
  const tokens = { token: fresh, refreshToken: 'r2' }
  expect(both).toEqual([
    { kind: 'renewed', tokens },
    { kind: 'overtaken', tokens },
  ])
  expect(requests).toBe(1)
})

test.each([
  ['signed out', {}],
  ['signed in as somebody else', { token: tokenFor(3_600, 'other'), refreshToken: 'other' }],
])('ignores the answer to a refresh after another tab has %s', async (_, since) => {
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  let answer = (_: Response) => {}
  const pendingResponse = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { session, requests, left } = openBrowser(() => pendingResponse)
  await expect.poll(() => requests).toHaveLength(1)
  // The other tab sends no message: only the stored tokens show the change.
  writeTokens(since)
  answer(brought(tokenFor(3_600)))
  await expect.poll(() => session.getSnapshot().hasTag('settled')).toBe(true)
  expect(readTokens()).toMatchObject({ token: undefined, refreshToken: undefined, ...since })
  expect(session.getSnapshot().context.tokens).toMatchObject(since)
  expect(left()).toBe(0)
})

test('lets a guard pass after a few seconds while a refresh hangs', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    ms === settings.navigation.guardPatienceMs ? patience.signal : new AbortController().signal,
  )
  writeTokens({ token: tokenFor(-1), refreshToken: 'r1' })
  const { access, requests } = openBrowser(() => new Promise(() => {}))
  const facts = access.guardContext(['auth', 'check-paid-order'], new AbortController().signal)
  patience.abort()
  expect(await facts).toEqual({ session: 'unanswered', paidOrder: 'unknown' })
  expect(requests.map(({ path }) => path)).toEqual(['/user/refreshJWT'])
  vi.restoreAllMocks()
})

test('does not let a second guard wait again until the session changes', async () => {
  const patience: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    if (ms === settings.navigation.guardPatienceMs) patience.push(controller)
    return controller.signal
  })
  const ended = (refreshToken: string) => ({ token: tokenFor(-1), refreshToken })
  writeTokens(ended('r1'))
  const { access, session } = openBrowser(() => new Promise(() => {}))
  const fetchFake = () => access.guardContext(['auth'], new AbortController().signal)
  const first = fetchFake()
  patience[0]?.abort()
  expect((await first).session).toBe('unanswered')
  expect((await fetchFake()).session).toBe('unanswered')
  expect(patience).toHaveLength(1)
  session.send({ type: 'session.stored', tokens: ended('r2') })
  const last = fetchFake()
  expect(patience).toHaveLength(2)
  session.send({ type: 'session.stored', tokens: { token: tokenFor(3_600), refreshToken: 'r3' } })
  expect((await last).session).toBe('valid')
})

test('notices another customer, but not a new token of the same one', () => {
  const of = (sub: string, seconds = 3_600) =>
    `e30.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1_000) + seconds }))}.sign`
  writeTokens({ token: of('a'), refreshToken: 'r1' })
  const { session, port } = openBrowser(unauthorizedResponse)
  let others = 0
  onOtherPerson(port, () => {
    others += 1
  })
  const signIn = (token: string) => session.send({ type: 'session.stored', tokens: { token, refreshToken: 'r' } })
  signIn(of('a', 1_800))
  expect(others).toBe(0)
  signIn(of('b'))
  expect(others).toBe(1)
  session.send({ type: 'session.signedOut' })
  expect(others).toBe(2)
  signIn(of('b'))
  expect(others).toBe(3)
})

test("shares the server's time with the next pages of the tab", () => {
  const shop = (own: number) => createServerClock(() => own)
  const reported: number[] = []
  const first = shop(dayMs)
  first.onSet(() => reported.push(first.now()))
  first.syncWith(new Date(0).toUTCString())
  first.syncWith(new Date(1_000).toUTCString())
  expect([first.now(), shop(dayMs).now(), reported]).toEqual([0, 0, [0]])
  first.syncWith('noise')
  first.syncWith(null)
  expect(first.now()).toBe(0)
  first.syncWith(new Date(dayMs).toUTCString())
  expect([first.now(), shop(dayMs).now()]).toEqual([dayMs, dayMs])
})

test('reports a paid pair on its way to the guards', async () => {
  writeTokens({ token: tokenFor(3_600) })
  const { access } = openBrowser(() =>
    Response.json({ status: 'success', data: { is_in_progress: true, has_additional_order_grant: false } }),
  )
  expect(await access.guardContext(['check-paid-order'], new AbortController().signal)).toEqual({
    session: 'valid',
    paidOrder: 'not-delivered-yet',
  })
})

test("adopts the server's time after one refresh if the browser's clock is a day ahead", async () => {
  const shopTime = Date.now()
  vi.useFakeTimers({ now: shopTime + dayMs, toFake: ['Date'] })
  const inAnHour = `e30.${btoa(JSON.stringify({ exp: Math.floor(shopTime / 1_000) + 3_600 }))}.sign`
  writeTokens({ token: inAnHour, refreshToken: 'r1' })
  const { requests, port } = openBrowser(() =>
    Response.json(
      { status: 'success', data: { token: inAnHour, refreshToken: 'r2' } },
      { headers: { date: new Date(shopTime).toUTCString() } },
    ),
  )
  expect(await port.credential()).toEqual({ kind: 'token', token: inAnHour })
  expect(await port.credential()).toEqual({ kind: 'token', token: inAnHour })
  expect(requests).toHaveLength(1)
})

test('ignores a token cookie written by another host of the site', () => {
  writeTokens({ token: 'ours', refreshToken: 'r1' })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('token=ours; token=theirs; refresh-token=r1')
  expect(readTokens()).toEqual({ token: undefined, refreshToken: 'r1' })
  vi.restoreAllMocks()
})
