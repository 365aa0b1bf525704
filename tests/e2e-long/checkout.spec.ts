import { fillGuestCart } from '../support/browser/browser-cart.ts'
import {
  expectOrderPlaced,
  loadOrders,
  newEmail,
  openCheckout,
  orderButton,
  placeOrderRoute,
  write,
} from '../support/browser/checkout-journey.ts'
import { expect, test } from '../support/browser/console.ts'

const journeys = [
  { who: 'customer', prefix: '/ja', country: 'GB' },
  { who: 'guest', prefix: '/ja', country: 'JP' },
] as const

for (const journey of journeys)
  test(`a ${journey.who} orders to ${journey.country} on ${journey.prefix}/cart/checkout, with nothing to pay yet`, ({
    page,
  }) => expectOrderPlaced(page, journey))

test('places an order once when the page is reloaded during the request, and shows its result', async ({ page }) => {
  const email = newEmail()
  await fillGuestCart(page)
  const heldRequest = Promise.withResolvers<void>()
  let requestCount = 0
  await page.route(placeOrderRoute, async (route) => {
    requestCount += 1
    if (requestCount > 1) return route.continue()
    // The shop has received it, but the page is gone before the response.
    await route.fetch()
    heldRequest.resolve()
  })
  await openCheckout(page)
  await write(page, 'GB', email)
  await orderButton(page).click()
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'true')
  await heldRequest.promise
  await page.reload()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  expect(await loadOrders(email)).toHaveLength(1)
})
