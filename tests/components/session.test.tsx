import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasPairInProgress } from '#domain/contract/pair-in-progress.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
import { field, fill, findAndFollow, headingText, main } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { someProfile } from '../support/components/known-answers.ts'
import {
  readTokens,
  storeTokens,
  tokenFor,
  writeTokens,
  writeTokensInTabs,
} from '../support/components/known-browser.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const refresh = '/user/refreshJWT'
const renewed = () => ({ token: tokenFor('mika', 3_000), refreshToken: 'r2' })

function openFakeShop(answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({ [refresh]: renewed(), ...answers })
  return { ...shop, refreshes: () => shop.requestsTo(refresh).length }
}

const visit = (address: string, { answers }: Pick<ReturnType<typeof openFakeShop>, 'answers'>) =>
  openScreen(address, { hasSession: true, answers })

const expectPage = (title: string) => expect.poll(headingText).toBe(title)

test('opens the details at once without a refresh', async () => {
  storeTokens('mika')
  const shop = openFakeShop()
  await visit('/profile/details', shop)
  expect([headingText(), shop.refreshes()]).toEqual(['Your details', 0])
})

test.each([
  ['has ended', () => storeTokens('mika', -120)],
  ['is missing', () => writeTokens({ refreshToken: 'r1' })],
  ['cannot be read', () => writeTokens({ token: 'noise', refreshToken: 'r1' })],
])('refreshes a token that %s once before the page is shown, and stores the new tokens', async (_, storeTokens) => {
  storeTokens()
  const shop = openFakeShop()
  await visit('/profile/order', shop)
  expect([headingText(), shop.refreshes()]).toEqual(['Your orders', 1])
  expect(readTokens()).toEqual({ token: expect.stringMatching(/^\S+\.\S+\.\S+$/), refreshToken: 'r2' })
})

test.each([
  ['', 'Sign in', 'Then we’ll take you to “Your orders”.'],
  ['/ja', 'ログイン', 'ログインのあと、「ご注文」へ進みます。'],
])(
  'clears both tokens when the refresh is rejected and leads to the sign-in on %s, which remembers the page',
  async (base, title, text) => {
    writeTokens({ token: 'noise', refreshToken: 'nobody' })
    const { router } = await visit(
      `${base}/profile/order`,
      openFakeShop({ [refresh]: respondWithError('AUTH_REQUIRED', 401) }),
    )
    await expectPage(title)
    expect(router.state.location.search).toEqual({ wanted: '/profile/order' })
    await expect.poll(main).toContain(text)
    expect(document.querySelector('.notice')).not.toBeNull()
    expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
  },
)

test('reports a rejected refresh on the sign-in page and keeps the wanted page', async () => {
  writeTokens({ token: 'noise', refreshToken: 'nobody' })
  await visit('/auth?wanted=/profile/details', openFakeShop({ [refresh]: respondWithError('AUTH_REQUIRED', 401) }))
  await expect.poll(main).toContain('Your session has ended')
  expect(main()).toContain('Then we’ll take you to “Your details”.')
})

test('keeps the tokens without an answer to the refresh, and opens pages that need no server', async () => {
  storeTokens('mika', -120)
  const stored = readTokens()
  await visit('/profile/order', openFakeShop({ [refresh]: noLine }))
  expect([headingText(), readTokens()]).toEqual(['Your orders', stored])
})

test('refreshes once, not on every page, when the clock is a day off', async () => {
  storeTokens('mika')
  const date = new Date().toUTCString()
  const answer = { status: 'success', data: { token: readTokens().token, refreshToken: 'r2' } }
  const shop = openFakeShop({ [refresh]: () => Response.json(answer, { headers: { date } }) })
  vi.useFakeTimers({ now: Date.now() + dayMs, toFake: ['Date'] })
  await visit('/profile/order', shop)
  expect([headingText(), shop.refreshes()]).toEqual(['Your orders', 1])
  await findAndFollow('Your scans')
  await expectPage('Your scans')
  cleanup()
  await visit('/profile/details', shop)
  expect([headingText(), shop.refreshes()]).toEqual(['Your details', 1])
})

test('refreshes by the shop’s clock when the browser’s is a day behind', async () => {
  const shopTime = Date.now()
  storeTokens('mika')
  const token = tokenFor('mika', 7_200)
  vi.useFakeTimers({ now: shopTime - dayMs, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const headers = { date: new Date(shopTime).toUTCString() }
  const answer = () => Response.json({ status: 'success', data: someProfile('mika') }, { headers })
  const shop = openFakeShop({ [refresh]: { token, refreshToken: 'r2' }, '/user/profile': answer })
  await visit('/profile/details', shop)
  await expect.poll(main).toContain('mika@example.com')
  vi.advanceTimersByTime(3_601_000)
  await expect.poll(readTokens).toEqual({ token, refreshToken: 'r2' })
})

test('refreshes a session that ends while a page is open at that moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  storeTokens('mika')
  const token = tokenFor('mika', 7_200)
  const shop = openFakeShop({ [refresh]: { token, refreshToken: 'r2' } })
  const { router } = await visit('/profile/details', shop)
  vi.advanceTimersByTime(3_500_000)
  // Calls are answered in order, so a call made now ends after all others.
  await router.options.context.api(hasPairInProgress)
  expect([shop.refreshes(), shop.requestsTo(hasPairInProgress.path)]).toMatchObject([0, [{}]])
  vi.advanceTimersByTime(101_000)
  await expect.poll(readTokens).toEqual({ token, refreshToken: 'r2' })
  expect([headingText(), shop.refreshes()]).toEqual(['Your details', 1])
})

test('does not block other pages during a pending refresh, and sends it once', async () => {
  storeTokens('mika', -120)
  const delayedAnswer = deferred(() => success(renewed()))
  const shop = openFakeShop({ [refresh]: () => delayedAnswer.answer })
  const { history } = await visit('/faq', shop)
  await findAndFollow('Your account')
  await expectPage('Your account')
  history.push('/profile/order')
  await expect.poll(() => document.querySelector('.loading-line[data-slow]')).not.toBeNull()
  await findAndFollow('Questions')
  await expectPage('Questions')
  delayedAnswer.come()
  await expect.poll(() => readTokens().refreshToken).toBe('r2')
  expect(headingText()).toBe('Questions')
  history.push('/profile/order')
  await expectPage('Your orders')
  expect(shop.refreshes()).toBe(1)
})

test('waits for a hanging refresh some seconds on a guarded page, and not again on the next', async () => {
  const patience: AbortController[] = []
  const own = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== settings.navigation.guardPatienceMs) return own(ms)
    const ownGuest = new AbortController()
    patience.push(ownGuest)
    return ownGuest.signal
  })
  storeTokens('mika', -120)
  const delayedAnswer = deferred(() => success(renewed()))
  const shop = openFakeShop({ [refresh]: () => delayedAnswer.answer })
  const opening = visit('/tabi-gen-01/style', shop)
  await expect.poll(shop.refreshes).toBe(1)
  expect(headingText()).toBeUndefined()
  await expect.poll(() => patience.length).toBe(1)
  for (const one of patience) one.abort()
  const { requests, history } = await opening
  expect(headingText()).toBe('Style')
  history.push('/profile/details')
  await expectPage('Your details')
  // The request still waits for its answer and completes the session later.
  expect([requests[0]?.signal.aborted, shop.refreshes()]).toEqual([false, 1])
  delayedAnswer.come()
  await expect.poll(() => readTokens().refreshToken).toBe('r2')
})

test('returns after the sign-in in the language chosen during it', async () => {
  const { router } = await visit('/ja/profile/details?lang=ja', openFakeShop())
  await expect.poll(main).toContain('ログインのあと、「登録情報」へ進みます。')
  await findAndFollow('English')
  await expect.poll(main).toContain('Then we’ll take you to “Your details”.')
  storeTokens('mika')
  writeTokensInTabs()
  await expectPage('Your details')
  expect(router.state.location.pathname).toBe('/profile/details')
})

test('follows another tab’s sign-out with its reason, and its sign-in', async () => {
  storeTokens('mika')
  await visit('/profile/order', openFakeShop())
  writeTokens({})
  writeTokensInTabs()
  await expectPage('Sign in')
  expect(main()).toContain('You’re signed out.')
  expect(main()).toContain('Then we’ll take you to “Your orders”.')
  storeTokens('mika')
  writeTokensInTabs()
  await expectPage('Your orders')
})

test('clears a tab’s data when another customer signs in in another tab', async () => {
  const profiles = [someProfile('first', 'Mika'), someProfile('second', 'Aoi')]
  const shop = openFakeShop({
    '/user/profile': ({ authorization = '' }) =>
      Response.json({ status: 'success', data: profiles[authorization === `Bearer ${tokens[1]}` ? 1 : 0] }),
  })
  const tokens = [tokenFor('first'), tokenFor('second')]
  writeTokens({ token: tokens[0], refreshToken: 'r1' })
  await visit('/profile/details', shop)
  await fill('Given name', 'Somebody else')
  writeTokens({ token: tokens[1], refreshToken: 'r2' })
  writeTokensInTabs()
  await expect.poll(main).toContain('second@example.com')
  expect(main()).not.toContain('first@example.com')
  expect((await field('Given name')).value).toBe('Aoi')
})
