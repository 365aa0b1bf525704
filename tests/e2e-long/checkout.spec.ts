import { fillCartOfGuest } from '../support/browser/cart-of-browser.ts'
import {
  expectOrderPlaced,
  newEmail,
  openCheckout,
  orderButton,
  ordersOf,
  place,
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
