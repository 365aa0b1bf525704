import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOrderReadyToPay } from '#domain/contract/payments.ts'
import { settings } from '#domain/settings.ts'
import type { Tokens } from '#machines/session/session.types.ts'
import { createActorRegistry } from '#src/actors/actors.ts'
import { createApi } from '#src/api/api.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createSession } from '#src/features/session/create-session.ts'
import { createRefresh } from '#src/features/session/refresh.ts'
import { createServerClock } from '#src/features/session/server-clock.ts'
import { sessionPort } from '#src/features/session/session-port.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

/** The browser's own session and API client against the real shop; its clock is the machine's clock. */
function openBrowser(tokens: Tokens) {
  const requests: string[] = []
  let [stored, left] = [tokens, 0]
  const fetchFake: typeof fetch = (input, init) => {
    requests.push(new URL(String(input)).pathname.replace('/api', ''))
    return fetch(input, init)
  }
  const clock = createServerClock()
  const storeTokens = (some: Tokens) => {
    stored = some
  }
  const shop = createShopFetch({ base: api.base, language: () => 'en', fetch: fetchFake, onDateHeader: clock.syncWith })
  const refresh = createRefresh({ shop, readTokens: () => stored, storeTokens })
  const leave = () => {
    left += 1
  }
  const session = createSession({
    actors: createActorRegistry(),
    clock,
    refresh,
    readTokens: () => stored,
    storeTokens,
    leave,
  })
  const apiClient = createApi({ shop, session: sessionPort(session) })
  return { requests, apiClient, stored: () => stored, left: () => left, close: () => session.stop() }
}

/** Moves the shop's clock on by more than an hour; the browser does not notice. */
const anHourLater = () => api.pass((settings.cookies.tokenSeconds + settings.session.clockToleranceSeconds + 1) * 1_000)

test('refreshes once for five simultaneous calls with an expired token and repeats each call once', async () => {
  const browser = openBrowser(await api.signIn(await api.newCustomer()))
  anHourLater()
  const before = browser.stored()
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.apiClient(isOrderReadyToPay)))
  browser.close()
  expect(answers).toEqual(Array(5).fill({ ok: true, value: { payment_link: null } }))
  const refreshes = browser.requests.filter((path) => path === '/user/refreshJWT')
  expect([refreshes.length, browser.requests.length - refreshes.length]).toEqual([1, 10])
  expect(browser.stored().refreshToken).not.toBe(before.refreshToken)
})

test('ends the local session and drops every token after the session was ended elsewhere', async () => {
  const customer = await api.newCustomer()
  const browser = openBrowser(await api.signIn(customer))
  const { token } = await api.signIn(customer)
  await api.send('/user/sessions/end', token, { method: 'POST', body: '{}' })
  expect(await browser.apiClient(isOrderReadyToPay)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  browser.close()
  expect([browser.stored(), browser.left()]).toEqual([{}, 1])
})
