import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOrderReadyToPay } from '#domain/contract/payment-calls.ts'
import { settings } from '#domain/settings.ts'
import type { Tokens } from '#machines/session/session.types.ts'
import { createActors } from '#src/actors/actors.ts'
import { createShopFetch } from '#src/api/shop-fetch.ts'
import { createWire } from '#src/api/wire.ts'
import { createSession } from '#src/features/session/create-session.ts'
import { createRefresh } from '#src/features/session/refresh.ts'
import { sessionPort } from '#src/features/session/session-port.ts'
import { createShopClock } from '#src/features/session/shop-clock.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

/** The browser's own session and calls, against the real shop; its clock is that of this machine. */
function openBrowser(tokens: Tokens) {
  const asked: string[] = []
  let [kept, left] = [tokens, 0]
  const ask: typeof fetch = (input, init) => {
    asked.push(new URL(String(input)).pathname.replace('/api', ''))
    return fetch(input, init)
  }
  const clock = createShopClock()
  const keep = (some: Tokens) => {
    kept = some
  }
  const shop = createShopFetch({ base: api.base, language: () => 'en', fetch: ask, hear: clock.hear })
  const refresh = createRefresh({ shop, kept: () => kept, keep })
  const leave = () => {
    left += 1
  }
  const session = createSession({ actors: createActors(), clock, refresh, kept: () => kept, keep, leave })
  const wire = createWire({ shop, session: sessionPort(session) })
  return { asked, wire, kept: () => kept, left: () => left, close: () => session.stop() }
}

/** The shop's clock goes on by an hour and more; the browser does not notice. */
const anHourLater = () => api.pass((settings.cookies.tokenSeconds + settings.session.clockToleranceSeconds + 1) * 1_000)

test('five calls at once whose token the shop no longer takes lead to one refresh, and each is made once more', async () => {
  const browser = openBrowser(await api.signIn(await api.newCustomer()))
  anHourLater()
  const before = browser.kept()
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.wire(isOrderReadyToPay)))
  browser.close()
  expect(answers).toEqual(Array(5).fill({ ok: true, value: { payment_link: null } }))
  const refreshes = browser.asked.filter((path) => path === '/user/refreshJWT')
  expect([refreshes.length, browser.asked.length - refreshes.length]).toEqual([1, 10])
  expect(browser.kept().refreshToken).not.toBe(before.refreshToken)
})

test('a session that was ended elsewhere ends here with the next call, and every token goes', async () => {
  const customer = await api.newCustomer()
  const browser = openBrowser(await api.signIn(customer))
  const { token } = await api.signIn(customer)
  await api.ask('/user/sessions/end', token, { method: 'POST', body: '{}' })
  expect(await browser.wire(isOrderReadyToPay)).toMatchObject({ ok: false, code: 'AUTH_REQUIRED' })
  browser.close()
  expect([browser.kept(), browser.left()]).toEqual([{}, 1])
})
