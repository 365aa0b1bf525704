import type { Page } from '@playwright/test'
import { expectReachable, tabTo } from '../support/by-keyboard.ts'
import { fillCartOfCustomer, fillCartOfGuest } from '../support/cart-of-browser.ts'
import { field, newEmail, orderButton, ordersOf, write } from '../support/checkout-journey.ts'
import { expect, openAlive, test } from '../support/console.ts'
import { expectNothingCut } from '../support/nothing-cut.ts'

const views = [
  { name: 'at 320 px', prefix: '', width: 320, text: '100%' },
  { name: 'with text of 200 %', prefix: '/ja', width: 640, text: '200%' },
] as const

for (const { name, prefix, width, text } of views)
  test(`${name} every page from the cart to the order shows all of its text, and all of it is reached by Tab (${prefix || '/'})`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 700 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, text)
    const look = async (path: string, ready: string) => {
      await test.step(path, async () => {
        await openAlive(page, `${prefix}${path}`)
        await expect(page.locator(ready).first()).toBeVisible()
        await expectNothingCut(page)
        await expectReachable(page)
      })
    }
    await fillCartOfCustomer(page, 2)
    await look('/cart', '.cart-line')
    await look('/cart/checkout', '.checkout-form')
    await write(page, 'GB', newEmail())
    await orderButton(page).click()
    await expect(page).toHaveURL(/confirmation(\?|$)/)
    await look('/cart/confirmation', '.order-stages, .order-facts')
    await look('/order-exists', '.order-seen')
    await look('/profile/order', '.order-seen')
  })

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name))
  await page.keyboard.type(text)
}

test('by keyboard alone a pair is ordered, from the cart to the number that is reserved', async ({ page }) => {
  const email = newEmail()
  await fillCartOfGuest(page)
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
  await tabTo(page, page.getByRole('link', { name: 'Enter the postcode.' }))
  await page.keyboard.press('Enter')
  await expect(field(page, 'postcode')).toBeFocused()
  await page.keyboard.type('E2 7QB')
  await tabTo(page, orderButton(page))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Pair\s\d+\sis\sreserved/)
  expect(await ordersOf(email)).toHaveLength(1)
})
