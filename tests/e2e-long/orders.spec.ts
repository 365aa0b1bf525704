import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { placeGuestOrder } from '../support/browser/place-guest-order.ts'

test('shows the reserved pair on the ordering device without the mail, accessibly', async ({ page, baseURL }) => {
  test.slow()
  const { number, token, edition_numbers: editionNumbers } = await placeGuestOrder(String(baseURL))
  await page.addInitScript(
    (stored) => localStorage.setItem('hadashi-order', stored),
    JSON.stringify({ number, token, editionNumbers }),
  )
  await page.goto('/cart/confirmation')
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pair\s\d+ is reserved for you$/)
  await expect(page.locator('.order-details')).toContainText('You pay £240')
  await expectUsable(page)
})
