import { expectReachable } from '../support/a11y/by-keyboard.ts'
import { expectNothingCut } from '../support/a11y/nothing-cut.ts'
import { fillCustomerCart } from '../support/browser/browser-cart.ts'
import { newEmail, orderButton, write } from '../support/browser/checkout-journey.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'

const views = [
  { name: 'at 320 px', prefix: '', width: 320, text: '100%' },
  { name: 'with text of 200 %', prefix: '/ja', width: 640, text: '200%' },
] as const

for (const { name, prefix, width, text } of views)
  test(`${name} each page from cart to order shows its whole text, reachable by Tab (${prefix || '/'})`, async ({
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
    await fillCustomerCart(page, 2)
    await look('/cart', '.cart-line')
    await look('/cart/checkout', '.checkout-form')
    await write(page, 'GB', newEmail())
    await orderButton(page).click()
    await expect(page).toHaveURL(/confirmation(\?|$)/)
    await look('/cart/confirmation', '.order-stages, .order-facts')
    await look('/order-exists', '.order-details')
    await look('/profile/order', '.order-details')
  })
