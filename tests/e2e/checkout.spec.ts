import { fillCartOfCustomer, fillCartOfGuest } from '../support/cart-of-browser.ts'
import { field, newEmail, openCheckout, orderButton, ordersOf, place, write } from '../support/checkout-journey.ts'
import { expect, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

const journeys = [
  { who: 'guest', prefix: '', country: 'GB' },
  { who: 'customer', prefix: '/ja', country: 'GB' },
  { who: 'customer', prefix: '', country: 'JP' },
  { who: 'guest', prefix: '/ja', country: 'JP' },
] as const

for (const { who, prefix, country } of journeys)
  test(`a ${who} orders to ${country} on ${prefix}/cart/checkout, with nothing to pay yet`, async ({ page }) => {
    await (who === 'guest' ? fillCartOfGuest(page) : fillCartOfCustomer(page))
    await openCheckout(page, prefix)
    await write(page, country)
    await expect(page.locator('.six-items')).toHaveCount(country === 'JP' ? 1 : 0)
    await expectUsable(page)
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
    await expect(page.locator('.cart-count')).toHaveCount(0)
  })

test('what was typed outlives a reload, the other language and a press without everything there', async ({ page }) => {
  await fillCartOfGuest(page)
  await openCheckout(page)
  await write(page, 'GB')
  await field(page, 'city').fill('')
  await orderButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await expectUsable(page)
  await summary.getByRole('link', { name: 'Enter the town or city.' }).click()
  await expect(field(page, 'city')).toBeFocused()
  await page.keyboard.type('Lon')
  await page.reload()
  await expect(field(page, 'city')).toHaveValue('Lon')
  await page.goto('/ja/cart/checkout')
  await expect(field(page, 'city')).toHaveValue('Lon')
})

test('pressed twice, and with its answer lost, an order is placed once: the page that comes back finds it', async ({
  page,
  mayFail,
}) => {
  mayFail(place)
  await fillCartOfGuest(page)
  const sent: string[] = []
  // It arrives, and its answer does not.
  await page.route(place, async (route) => {
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

test('a reload while the order is on its way places it once, and the page that comes back has its answer', async ({
  page,
}) => {
  const email = newEmail()
  await fillCartOfGuest(page)
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route(place, async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    // The shop has it; the page that asked is gone before it hears so.
    await route.fetch()
    held.resolve()
  })
  await openCheckout(page)
  await write(page, 'GB', email)
  await orderButton(page).click()
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'true')
  await held.promise
  await page.reload()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  expect(await ordersOf(email)).toHaveLength(1)
})

test('of two tabs one places the order, and the other one says that there is one', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(place)
  await fillCartOfGuest(page)
  await openCheckout(page)
  await write(page, 'GB')
  const other = await context.newPage()
  await openCheckout(other)
  // This tab does not hear what the other one does.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await orderButton(other).click()
  await expect(other.getByRole('dialog', { name: /You have an order already|Your cart has changed/ })).toBeVisible()
  await expectUsable(other, 'dialog')
})
