import type { Page, Request } from '@playwright/test'
import { fillCustomerCart } from '../support/browser/browser-cart.ts'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
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
  test(`${path} is hydrated with each lazy part failing once, and a retry loads the part`, async ({
    page,
    mayFail,
  }) => {
    test.slow()
    mayFail(scripts)
    const { customerId } = await fillCustomerCart(page)
    // The checkout redirects a customer with an order in progress to it.
    if (path.includes('order')) await giveOrder(customerId, 'printing')
    const parts = await lazyParts(page, path)
    expect(parts.length).toBeGreaterThan(0)
    const failed = new Set<string>()
    await page.route(scripts, (route) => {
      const url = route.request().url()
      if (!parts.includes(url) || failed.has(url)) return route.continue()
      failed.add(url)
      return route.abort()
    })
    await page.goto(path)
    const tryAgain = page.getByRole('button', { name: 'Try again' }).first()
    await expect(async () => {
      // A page that is not hydrated yet retries at the next input.
      await page.keyboard.press('Shift')
      if (await tryAgain.isVisible()) await tryAgain.click()
      await isAlive(page)
      await expect(page.locator(incomplete)).toHaveCount(0, { timeout: 2_000 })
      expect(failed.size).toBe(parts.length)
    }).toPass({ timeout: 120_000 })
  })

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
