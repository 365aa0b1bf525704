import type { BrowserContext, Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer } from '../support/browser/customer.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refreshes = /\/api\/user\/refreshJWT$/

/** Removes the page's timeout for a refresh, so that a slow machine does not trigger it. */
const waitForEver = (context: BrowserContext) =>
  context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

test('refreshes once for two tabs and stores tokens same-site for an hour and seven days', async ({ context }) => {
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

test('opens without cookies and storage, and its guarded pages lead to the sign-in', async ({ page }) => {
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
