import type { Page, Request } from '@playwright/test'
import { fillCustomerCart } from '../support/browser/browser-cart.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveOrder } from '../support/browser/customer.ts'

/** Pages where a customer sees lazy parts. */
const pagesOfCustomers = [
  '/',
  '/cart',
  '/cart/checkout',
  '/order-exists',
  '/profile',
  '/profile/details',
  '/profile/mobile_scan',
  '/profile/order',
  '/profile/products',
  '/tabi-gen-01/scan',
  '/tabi-gen-01/summary',
]

const scripts = /\/assets\/[\w-]+\.js$/

for (const path of pagesOfCustomers)
  test(`${path} is complete although one of its lazy parts failed to load, whichever it is`, async ({
    page,
    mayFail,
  }) => {
    test.setTimeout(240_000)
    mayFail(scripts)
    // So many errors in a row are more than the shop records.
    mayFail(/\/report\/clientError$/)
    const { customerId } = await fillCustomerCart(page)
    // The checkout redirects a customer with an order in progress to it.
    if (path.includes('order')) await giveOrder(customerId, 'printing')
    const parts = await lazyParts(page, path)
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts)
      await test.step(new URL(part).pathname, async () => {
        await page.route(part, (route) => route.abort(), { times: 1 })
        const failed = page.waitForEvent('requestfailed', (request) => request.url() === part)
        await page.goto(path)
        await failed
        await expectComplete(page)
      })
  })

/** What a customer does: press a key, and try again where the page offers it. */
async function expectComplete(page: Page): Promise<void> {
  const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
  await expect(async () => {
    // A page that is not hydrated yet retries at the next input.
    await page.keyboard.press('Shift')
    if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 })
    await expect(page.locator('html')).toHaveAttribute('data-alive', '', { timeout: 1_000 })
    await expect(page.locator(incomplete)).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

const incomplete = '.skeleton, [data-code], [data-reference]'

/** The scripts a page loads in addition to those of its hydration. */
async function lazyParts(page: Page, path: string): Promise<string[]> {
  const loaded = new Set<string>()
  const note = (request: Request) => void loaded.add(request.url())
  page.on('request', note)
  await openAlive(page, path)
  await expect(page.locator('.toasts')).toBeAttached()
  await expect(page.locator(incomplete)).toHaveCount(0)
  page.off('request', note)
  const own = (await page.locator('#root').getAttribute('data-parts'))?.split(' ') ?? []
  const boot = await page.locator('script[src]').first().getAttribute('src')
  return [...loaded].filter((url) => {
    const { pathname } = new URL(url)
    return scripts.test(pathname) && pathname !== boot && !own.includes(pathname)
  })
}
