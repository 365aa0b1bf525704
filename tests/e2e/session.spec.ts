import type { BrowserContext, Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer } from '../support/browser/customer.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refreshes = /\/api\/user\/refreshJWT$/

/** On a slow machine a page would give up waiting and be shown; here it waits as long as it takes. */
const waitForEver = (context: BrowserContext) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

test('two tabs that open together refresh once, and what it brings is kept for an hour and for seven days, for our own pages only', async ({
  context,
}) => {
  let requestCount = 0
  context.on('request', (request) => {
    if (refreshes.test(request.url())) requestCount += 1
  })
  await waitForEver(context)
  const tokens = await newCustomer(-120)
  await giveTokens(context, tokens)
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto('/profile/order')))
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Your orders')
  expect(requestCount).toBe(1)
  const hours = (expires: number) => Math.round((expires - Date.now() / 1_000) / 360) / 10
  const stored = (await context.cookies()).filter(({ name }) => name === 'token' || name === 'refresh-token')
  expect(stored.map(({ value }) => value)).not.toContain(tokens.refreshToken)
  expect(stored.map(({ name, expires, sameSite, path }) => [name, hours(expires), sameSite, path]).toSorted()).toEqual([
    ['refresh-token', 168, 'Strict', '/'],
    ['token', 1, 'Strict', '/'],
  ])
})

test('where cookies and storage are forbidden the shop is open, and its guarded pages ask to sign in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('The user agent forbids it.', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: forbidden, set: forbidden })
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden })
  })
  await openAlive(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(page)).toHaveText('Your account')
  await page.goto('/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(heading(page)).toHaveText('ログイン')
})
