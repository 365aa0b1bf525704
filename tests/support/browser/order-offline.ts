import type { BrowserContext, Page, Route } from '@playwright/test'
import { expectUsable } from '../a11y/usable.ts'
import { fillGuestCart } from './browser-cart.ts'
import { openCheckout, orderButton, placeOrderRoute, write } from './checkout-journey.ts'
import { expect, isAlive } from './console.ts'

/** Prepares a guest who only has to press the order button. */
export async function readyToOrder(page: Page, prefix = ''): Promise<void> {
  await fillGuestCart(page)
  await openCheckout(page, prefix)
  await write(page, 'GB')
}

export async function expectOneOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await page.goto('/order-exists')
  await isAlive(page)
  await expect(page.locator('.order-details')).toHaveCount(1)
}

type Loss = (route: Route, context: BrowserContext) => Promise<void>
export const [beforeIt, afterIt]: [Loss, Loss] = [
  async (route, context) => {
    await context.setOffline(true)
    await route.abort()
  },
  async (route, context) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort()
  },
]

/**
 * Takes the browser offline at the first request that places an order, and at each later lookup that has an entry in
 * `losses`.
 */
export async function loseLine(page: Page, context: BrowserContext, losses: readonly Loss[]) {
  const keys: string[] = []
  let isOffline = false
  await page.route(placeOrderRoute, async (route) => {
    // The page retries the same request by itself, while it is offline.
    if (isOffline) return route.abort()
    const loss = losses[keys.length]
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (!loss) return route.continue()
    isOffline = true
    await loss(route, context)
  })
  return {
    keys,
    async comesBack() {
      isOffline = false
      await context.setOffline(false)
    },
  }
}

type WaitingOrder = { readonly prefix: string; readonly waits: string; readonly takeBack: string }

/**
 * Checks that an order placed offline waits, can be withdrawn, waits again, and is placed once when the connection
 * returns.
 */
export async function expectWaitingOrder(
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  { prefix, waits, takeBack }: WaitingOrder,
): Promise<void> {
  await readyToOrder(page, prefix)
  const line = await loseLine(page, context, [])
  await context.setOffline(true)
  await orderButton(page).dblclick()
  await expect(page.getByText(waits)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: takeBack }).click()
  await expect(page.getByText(waits)).toBeHidden()
  await orderButton(page).click()
  await expect(page.getByText(waits)).toBeVisible()
  expect(line.keys).toEqual([])
  await line.comesBack()
  await expectOneOrder(page)
  expect(line.keys).toHaveLength(1)
}
