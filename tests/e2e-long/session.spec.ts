import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, newCustomer, writeTokensInTabs } from '../support/browser/customer.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('reports a sign-out of another tab and restores the page after a sign-in there', async ({ context, mayFail }) => {
  mayFail(/\/api\//)
  const customer = await newCustomer()
  await giveTokens(context, customer)
  const [one, two] = [await context.newPage(), await context.newPage()]
  await openAlive(one, '/faq')
  await openAlive(two, '/profile/order')
  await context.clearCookies({ name: /token/ })
  await writeTokensInTabs(one)
  await expect(two.getByRole('main')).toContainText('You’re signed out.')
  await expect(two.getByRole('main')).toContainText('Then we’ll take you to “Your orders”.')
  await giveTokens(context, customer)
  await writeTokensInTabs(one)
  await expect(heading(two)).toHaveText('Your orders')
  await two.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await expect(heading(two)).toHaveText('Your account')

  // The requests of the opened page are answered before the session ends.
  await two.waitForLoadState('networkidle')
  await test.step('leaves no dead history entry when a session ends on a page, and keeps the wanted page', async () => {
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

test('opens pages without server data offline, and retries a missing one', async ({
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
  const sectionLink = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first()
  const ahead = page.waitForResponse(/\/assets\/mobile_scan-[^/]+\.js$/)
  await sectionLink('Your scans').hover()
  // Loaded with its own imports; its texts come from this page.
  await page.evaluate(`import(${JSON.stringify((await ahead).url())}).then(() => {})`)
  await context.setOffline(true)
  await sectionLink('Your scans').click()
  await expect(heading(page)).toHaveText('Your scans')
  for (const [link, title] of [
    [sectionLink('Your orders'), 'Your orders'],
    [page.getByRole('banner').getByRole('link', { name: 'Questions' }), 'Questions'],
  ] as const) {
    await link.click()
    // The previous page has a failed part with a button of the same name.
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
