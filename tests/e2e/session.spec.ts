import type { BrowserContext, Page } from '@playwright/test'
import { expect, isAlive, test } from '../support/console.ts'
import { giveTokens, newCustomer, tellTabs } from '../support/customer.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refreshes = /\/api\/user\/refreshJWT$/

function countRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (refreshes.test(request.url())) count += 1
  })
  return () => count
}

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

/** On a slow machine a page would give up waiting and be shown; here it waits as long as it takes. */
const waitForEver = (context: BrowserContext) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

test('a customer opens their details at once, without a refresh', async ({ page, context }) => {
  const count = countRefreshes(context)
  await giveTokens(context, await newCustomer())
  await page.goto('/profile/details')
  await expect(heading(page)).toHaveText('Your details')
  expect(count()).toBe(0)
})

for (const [name, give] of [
  ['has ended', async () => newCustomer(-120)],
  ['is missing', async () => ({ refreshToken: (await newCustomer()).refreshToken })],
  ['cannot be read', async () => ({ ...(await newCustomer()), token: 'noise' })],
] as const) {
  test(`a token that ${name} is refreshed once before the page is shown, and the new ones are kept`, async ({
    page,
    context,
  }) => {
    const count = countRefreshes(context)
    await waitForEver(context)
    const tokens = await give()
    await giveTokens(context, tokens)
    await page.goto('/profile/order')
    await expect(heading(page)).toHaveText('Your orders')
    expect(count()).toBe(1)
    const kept = await cookiesOf(context)
    expect(kept['refresh-token']).not.toBe(tokens.refreshToken)
    expect(kept.token?.split('.')).toHaveLength(3)
  })
}

test('a refresh that the shop refuses clears both tokens and leads to signing in, which remembers the page', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refreshes)
  await waitForEver(context)
  await giveTokens(context, { token: 'noise', refreshToken: 'nobody' })
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page).toHaveURL((url) => url.searchParams.get('wanted') === '/profile/order')
  const kept = await cookiesOf(context)
  expect([kept.token, kept['refresh-token']]).toEqual([undefined, undefined])
})

test('without an answer to a refresh the tokens are kept, and pages that need no server open', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refreshes)
  const tokens = await newCustomer(-120)
  await giveTokens(context, tokens)
  await page.route(refreshes, (route) => route.abort())
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Your orders')
  expect((await cookiesOf(context))['refresh-token']).toBe(tokens.refreshToken)
})

test('two tabs that open together refresh once', async ({ context }) => {
  const count = countRefreshes(context)
  await waitForEver(context)
  await giveTokens(context, await newCustomer(-120))
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto('/profile/order')))
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Your orders')
  expect(count()).toBe(1)
})

test('a tab follows when another one signs out', async ({ context }) => {
  await giveTokens(context, await newCustomer())
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, two]) {
    await tab.goto('/profile/order')
    await isAlive(tab)
  }
  await context.clearCookies()
  await tellTabs(one)
  await expect(heading(two)).toHaveText('Sign in')
})

test('a clock that is wrong by a day leads to one refresh at most, not to one at every page', async ({
  page,
  context,
}) => {
  const count = countRefreshes(context)
  await giveTokens(context, await newCustomer())
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Your orders')
  // None, where another answer of the shop told the time before the token was judged.
  const atFirst = count()
  expect(atFirst).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Your scans' }).first().click()
  await expect(heading(page)).toHaveText('Your scans')
  await page.goto('/profile/details')
  await expect(heading(page)).toHaveText('Your details')
  expect(count()).toBe(atFirst)
})

test('a session that ends while a page is open is renewed at that moment, without anybody asking', async ({
  page,
  context,
}) => {
  const count = countRefreshes(context)
  await giveTokens(context, await newCustomer())
  await page.clock.install()
  await page.goto('/profile/details')
  await isAlive(page)
  const renewed = page.waitForResponse(refreshes)
  await page.clock.fastForward('01:00:01')
  await renewed
  await expect.poll(async () => (await cookiesOf(context)).token?.split('.').length).toBe(3)
  expect(count()).toBe(1)
  await expect(heading(page)).toHaveText('Your details')
})

test('a refresh that is still under way holds up nobody who goes elsewhere, and is asked for once', async ({
  page,
  context,
}) => {
  const count = countRefreshes(context)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await waitForEver(context)
  const customer = await newCustomer(-120)
  await giveTokens(context, customer)
  await page.route(refreshes, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/faq')
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page)).toHaveText('Your account')
  await page.evaluate(() => {
    history.pushState(null, '', '/profile/order')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('.loading-line[data-slow]')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  answer()
  await expect.poll(async () => (await cookiesOf(context)).token).not.toBe(customer.token)
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Your orders')
  expect(count()).toBe(1)
})

test('where cookies and storage are forbidden the shop is open, and its guarded pages ask to sign in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The user agent forbids it.', 'SecurityError')
        },
      })
  })
  await page.goto('/about')
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page)).toHaveText('Your account')
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(heading(page)).toHaveText('ログイン')
})

test('offline a customer goes on to pages that need no server; one that is not there yet can be tried again', async ({
  page,
  context,
  mayFail,
  maySay,
}) => {
  mayFail(/./)
  maySay(/^The payment check failed: NETWORK_ERROR$/)
  await giveTokens(context, await newCustomer())
  await page.goto('/profile/details')
  await isAlive(page)
  const rooms = page.getByRole('navigation').getByRole('link', { name: 'Your scans' }).first()
  const ahead = page.waitForResponse(/\/assets\/mobile_scan-[^/]+\.js$/)
  await rooms.hover()
  // With all that it needs itself; its texts are those of this page.
  await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => {})`)
  await context.setOffline(true)
  await rooms.click()
  await expect(heading(page)).toHaveText('Your scans')
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await expect(heading(page)).toHaveText('Questions and answers')
})

test('offline a page whose parts are not there yet leads to no page of the browser, and can be tried again', async ({
  page,
  context,
  mayFail,
  maySay,
}) => {
  mayFail(/./)
  maySay(/^The payment check failed: NETWORK_ERROR$/)
  await giveTokens(context, await newCustomer())
  await page.route(/\/assets\/mobile_scan-/, (route) => route.abort())
  await page.goto('/profile/details')
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Your scans' }).first().click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(/\/assets\/mobile_scan-/)
  await context.setOffline(false)
  await again.click()
  await expect(heading(page)).toHaveText('Your scans')
})

test('a session that another tab signs out of says so here, and signing in there brings the page back', async ({
  context,
}) => {
  const customer = await newCustomer()
  await giveTokens(context, customer)
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const tab of [one, two]) {
    await tab.goto('/profile/order')
    await isAlive(tab)
  }
  await context.clearCookies()
  await tellTabs(one)
  await expect(two.getByRole('main')).toContainText('You are signed out.')
  await expect(two.getByRole('main')).toContainText('Afterwards you return to “Your orders”.')
  await giveTokens(context, customer)
  await tellTabs(one)
  await expect(heading(two)).toHaveText('Your orders')
})

test('the tokens that a refresh brings are kept for an hour and for seven days, for our own pages only', async ({
  page,
  context,
}) => {
  await waitForEver(context)
  await giveTokens(context, await newCustomer(-120))
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Your orders')
  const hours = (expires: number) => Math.round((expires - Date.now() / 1_000) / 360) / 10
  const kept = (await context.cookies()).filter(({ name }) => name === 'token' || name === 'refresh-token')
  expect(kept.map(({ name, expires, sameSite, path }) => [name, hours(expires), sameSite, path]).toSorted()).toEqual([
    ['refresh-token', 168, 'Strict', '/'],
    ['token', 1, 'Strict', '/'],
  ])
})

test('a refresh that hangs holds up a guarded page for some seconds, and not again at the next', async ({
  page,
  context,
}) => {
  const count = countRefreshes(context)
  let givenUp = 0
  page.on('requestfailed', (request) => {
    if (refreshes.test(request.url())) givenUp += 1
  })
  await giveTokens(context, await newCustomer(-120))
  await page.route(refreshes, () => {})
  await page.goto('/tabi-gen-01/style')
  await expect(heading(page)).toHaveText('Style')
  // The page was shown while the shop still waits for its answer.
  expect(givenUp).toBe(0)
  await page.goto('/profile/details')
  const before = givenUp
  await expect(heading(page)).toHaveText('Your details')
  expect(givenUp).toBe(before)
  expect(count()).toBe(2)
})

test('a session that ends on a page leaves no dead step in the history, and keeps where it was going', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/\/api\//)
  const customer = await newCustomer()
  await giveTokens(context, customer)
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page)).toHaveText('Your account')
  await page.evaluate(
    (token) =>
      fetch('/api/user/sessions/end', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      }),
    customer.token,
  )
  await page.getByRole('banner').getByRole('link', { name: 'How it is made' }).click()
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page).toHaveURL((url) => url.searchParams.get('wanted') === '/about')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toHaveText('Your account')
})

test('whoever signs in comes back in the language that they chose while signing in', async ({ page, context }) => {
  await page.goto('/ja/profile/details?lang=ja')
  await expect(page.getByText('ログインのあと、「登録情報」に戻ります。')).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText('Afterwards you return to “Your details”.')).toBeVisible()
  await giveTokens(context, await newCustomer())
  await tellTabs(page)
  await expect(heading(page)).toHaveText('Your details')
  await expect(page).toHaveURL((url) => url.pathname === '/profile/details')
})

test('tokens that are found to be none on the way to sign in do not lose the page that was wanted', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refreshes)
  await giveTokens(context, { token: 'noise', refreshToken: 'nobody' })
  await page.goto('/auth?wanted=/profile/details')
  await expect(page.getByRole('main')).toContainText('Your session has ended')
  await expect(page.getByRole('main')).toContainText('Afterwards you return to “Your details”.')
})
