import type { Page } from '@playwright/test'
import { tabTo } from '../support/a11y/by-keyboard.ts'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import {
  expectOrderPlaced,
  field,
  loadOrders,
  newEmail,
  openCheckout,
  orderButton,
  placeOrderRoute,
  write,
} from '../support/browser/checkout-journey.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'

const journeys = [
  { who: 'guest', prefix: '', country: 'GB' },
  { who: 'customer', prefix: '', country: 'JP' },
] as const

for (const journey of journeys)
  test(`a ${journey.who} orders to ${journey.country} on ${journey.prefix}/cart/checkout, with nothing to pay yet`, ({
    page,
  }) => expectOrderPlaced(page, journey))

test('places an order once for two presses and a lost answer, and finds it after a reload', async ({
  page,
  mayFail,
}) => {
  mayFail(placeOrderRoute)
  await fillGuestCart(page)
  const sent: string[] = []
  // The request arrives, its response does not.
  await page.route(placeOrderRoute, async (route) => {
    sent.push(route.request().headers()['idempotency-key'] ?? '')
    if (sent.length > 2) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await openCheckout(page)
  await write(page, 'GB')
  await orderButton(page).dblclick()
  await expect(page.getByText('We don’t know yet whether your order arrived')).toBeVisible()
  await expectUsable(page)
  await page.reload()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  expect(new Set(sent).size).toBe(1)
})

test('places the order from one of two tabs and reports it in the other', async ({ page, context, mayFail }) => {
  mayFail(placeOrderRoute)
  await fillGuestCart(page)
  await openCheckout(page)
  await write(page, 'GB')
  const other = await context.newPage()
  await openCheckout(other)
  // This tab does not receive the other tab's messages.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await orderButton(other).click()
  await expect(other.getByRole('dialog', { name: /You have an order already|Your cart has changed/ })).toBeVisible()
  await expectUsable(other, 'dialog')
})

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name))
  await page.keyboard.type(text)
}

test('orders a pair by keyboard alone, from the cart to the reserved number', async ({ page }) => {
  const email = newEmail()
  await fillGuestCart(page)
  await openAlive(page, '/cart')
  await tabTo(page, page.getByRole('button', { name: 'Check out' }))
  await page.keyboard.press('Enter')
  await expect(orderButton(page)).toBeVisible()
  await type(page, 'email', email)
  await tabTo(page, page.getByRole('radio', { name: 'United Kingdom' }))
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'family_name')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await type(page, 'name', 'Iris Example')
  await type(page, 'line_1', '98 Columbia Road')
  await type(page, 'city', 'London')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectUsable(page)
  await tabTo(page, page.getByRole('link', { name: 'Enter the postcode.' }))
  await page.keyboard.press('Enter')
  await expect(field(page, 'postcode')).toBeFocused()
  await page.keyboard.type('E2 7QB')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Pair\s\d+\sis\sreserved/)
  expect(await loadOrders(email)).toHaveLength(1)
})
