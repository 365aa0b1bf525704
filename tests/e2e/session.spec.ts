import type { BrowserContext, Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'
import { giveTokens, newCustomer, tellTabs } from '../support/customer.ts'
import { expectUsable } from '../support/usable.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refreshes = /\/api\/user\/refreshJWT$/

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

/** On a slow machine a page would give up waiting and be shown; here it waits as long as it takes. */
const waitForEver = (context: BrowserContext) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

test('a refresh that the shop refuses clears both tokens and leads to signing in, which remembers the page', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refreshes)
  await waitForEver(context)
  const noise = { token: 'noise', refreshToken: 'nobody' }
  await giveTokens(context, noise)
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await expect(page).toHaveURL((url) => url.searchParams.get('wanted') === '/profile/order')
  const kept = await cookiesOf(context)
  expect([kept.token, kept['refresh-token']]).toEqual([undefined, undefined])
  await expect(page.locator('.notice')).toBeVisible()
  await expectUsable(page)

  await test.step('on the way to sign in, too, the page that was wanted is not lost', async () => {
    await giveTokens(context, noise)
    await page.goto('/auth?wanted=/profile/details')
    await expect(page.getByRole('main')).toContainText('Your session has ended')
    await expect(page.getByRole('main')).toContainText('Then we’ll take you to “Your details”.')
  })
})

test('two tabs that open together refresh once, and what it brings is kept for an hour and for seven days, for our own pages only', async ({
  context,
}) => {
  let asked = 0
  context.on('request', (request) => {
    if (refreshes.test(request.url())) asked += 1
  })
  await waitForEver(context)
  const tokens = await newCustomer(-120)
  await giveTokens(context, tokens)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto('/profile/order')))
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Your orders')
  expect(asked).toBe(1)
  expect((await cookiesOf(context))['refresh-token']).not.toBe(tokens.refreshToken)
  const hours = (expires: number) => Math.round((expires - Date.now() / 1_000) / 360) / 10
  const kept = (await context.cookies()).filter(({ name }) => name === 'token' || name === 'refresh-token')
  expect(kept.map(({ name, expires, sameSite, path }) => [name, hours(expires), sameSite, path]).toSorted()).toEqual([
    ['refresh-token', 168, 'Strict', '/'],
    ['token', 1, 'Strict', '/'],
  ])
})

test('a session that another tab signs out of says so here, and signing in there brings the page back', async ({
  context,
  mayFail,
}) => {
  mayFail(/\/api\//)
  const customer = await newCustomer()
  await giveTokens(context, customer)
  const [one, two] = [await context.newPage(), await context.newPage()]
  await openAlive(one, '/faq')
  await openAlive(two, '/profile/order')
  await context.clearCookies({ name: /token/ })
  await tellTabs(one)
  await expect(two.getByRole('main')).toContainText('You’re signed out.')
  await expect(two.getByRole('main')).toContainText('Then we’ll take you to “Your orders”.')
  await giveTokens(context, customer)
  await tellTabs(one)
  await expect(heading(two)).toHaveText('Your orders')
  await two.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(two)).toHaveText('Your account')

  // What the page asks for when it is opened is answered before the session ends.
  await two.waitForLoadState('networkidle')
  await test.step('a session that ends on a page leaves no dead step in the history, and keeps where it was going', async () => {
    const ended = await two.request.post('/api/user/sessions/end', {
      headers: { authorization: `Bearer ${customer.token}` },
      data: {},
    })
    expect(ended.status()).toBe(200)
    await two.getByRole('banner').getByRole('link', { name: 'How it is made' }).click()
    await expect(heading(two)).toHaveText('Sign in')
    await expect(two).toHaveURL((url) => url.searchParams.get('wanted') === '/about')
    await expect(two.getByText('Your session has ended')).toBeVisible()
    await two.goBack()
    await expect(heading(two)).toHaveText('Your account')
  })
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
  await openAlive(page, '/about')
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
  const orders = /\/assets\/order-/
  await page.route(orders, (route) => route.abort())
  await openAlive(page, '/profile/details')
  const room = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first()
  const ahead = page.waitForResponse(/\/assets\/mobile_scan-[^/]+\.js$/)
  await room('Your scans').hover()
  // With all that it needs itself; its texts are those of this page.
  await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => {})`)
  await context.setOffline(true)
  await room('Your scans').click()
  await expect(heading(page)).toHaveText('Your scans')
  for (const [link, title] of [
    [room('Your orders'), 'Your orders'],
    [page.getByRole('banner').getByRole('link', { name: 'Questions' }), 'Questions'],
  ] as const) {
    await link.click()
    // The page before has a part of its own that did not come, with a button of that name.
    await expect(page.locator('[data-reference]')).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toHaveCount(1)
    await page.unroute(orders)
    await context.setOffline(false)
    await again.click()
    await expect(heading(page)).toHaveText(title)
    await context.setOffline(true)
  }
})
