import { expectUsable } from '../support/a11y/usable.ts'
import { fillCustomerCart } from '../support/browser/browser-cart.ts'
import { loadOrders, newEmail, openCheckout, orderButton, write } from '../support/browser/checkout-journey.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { shopCommand } from '../support/server/shop-command.ts'

/** Runs the `orders` command of the workshop. */
async function orders(...words: string[]): Promise<void> {
  const { code, err } = await shopCommand(['orders', ...words], { DATA_DIR: String(process.env.SHOP_DATA_DIR) })
  expect(code, err).toBe(0)
}

test('splits off the ready one of two pairs as its own order and shows both parts', async ({ page }) => {
  test.slow()
  const email = newEmail()
  await fillCustomerCart(page, 2)
  await openCheckout(page)
  await write(page, 'GB', email)
  await orderButton(page).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Pairs\s\d+ and \d+\sare\sreserved/)
  const [good = '', weak = ''] = (await heading.textContent())?.match(/\d+/g) ?? []
  const [{ number = '' } = {}] = await loadOrders(email)
  await orders('move', number, '--to', 'in_review')
  await orders('check', number, '--pair', good, '--result', 'passed')
  await orders('check', number, '--pair', weak, '--result', 'failed')
  await orders('move', number, '--to', 'needs_attention')

  await openAlive(page, '/profile/order')
  await expect(page.getByText('Can’t be made like this yet', { exact: true })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Order the ready pairs separately' }).click()
  await expectUsable(page, 'dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Order them separately' }).click()

  const parts = page.locator('.order-details')
  const part = (pair: string) => parts.filter({ hasText: new RegExp(`Number\\s${pair}(?!\\d)`) })
  await expect(parts).toHaveCount(2)
  await expect(part(weak).getByRole('heading', { level: 2 })).toHaveText('Needs your attention')
  await expect(part(good).getByRole('heading', { level: 2 })).toHaveText('Ready to pay')
  for (const pair of [good, weak]) await expect(part(pair)).toContainText('£240, tax and delivery included')
  await expect(part(weak)).toContainText(number)
  await expectUsable(page)
  expect((await loadOrders(email)).map(({ total_minor }) => total_minor)).toEqual([24_000, 24_000])
})
