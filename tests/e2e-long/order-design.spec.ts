import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import { openCheckout, orderButton, write } from '../support/browser/checkout-journey.ts'
import { agreement, at, expect, isAlive, radio, test } from '../support/browser/pair-journey.ts'

const change = (page: Page) => page.locator('main').getByRole('button', { name: 'Change the order' })
const dialog = (page: Page) => page.getByRole('dialog')

test('a guest changes the design of their order in the wizard, and of two windows one changes it', async ({
  page,
  context,
  mayFail,
}) => {
  test.slow()
  // The other window is refused.
  mayFail(/\/api\/order\/changeDesign$/)
  await fillGuestCart(page)
  await openCheckout(page)
  await write(page, 'GB')
  await orderButton(page).click()
  await expect(page.locator('.order-pairs')).toContainText('green')

  await test.step('the order leads into the wizard, which says whose pair it is', async () => {
    await page.getByRole('button', { name: 'Change the design' }).click()
    await at(page, '/tabi-gen-01/style')
    await expect(page.getByText(/You’re changing a pair of order/)).toBeVisible()
    // Nothing of it was designed on this device.
    await expect(page.getByText('you see it as it was ordered')).toBeVisible()
    await radio(page, 'Brown').check()
    await expectUsable(page)
  })

  const other = await context.newPage()
  await test.step('a reload and another window are about the order as well', async () => {
    for (const one of [page, other]) {
      await one.goto('/tabi-gen-01/summary')
      await isAlive(one)
      await expect(change(one)).toBeVisible()
      await agreement(one).check()
    }
    await expectUsable(page)
  })

  await test.step('the order is changed, and says so', async () => {
    await change(page).click()
    await expect(dialog(page)).toContainText('The price stays £240.')
    await expectUsable(page, 'dialog')
    await dialog(page).getByRole('button', { name: 'Change the order' }).dblclick()
    await at(page, '/cart/confirmation')
    await expect(page.locator('.order-notice')).toContainText('The design of the pair is changed.')
    await expect(page.locator('.order-notice')).toBeFocused()
    await expect(page.locator('.order-pairs')).toContainText('brown')
    await expectUsable(page)
  })

  await test.step('the other window hears that it is another pair by now', async () => {
    await change(other).click()
    await dialog(other).getByRole('button', { name: 'Change the order' }).click()
    await expect(other.getByText('This pair of your order has changed since you opened it here')).toBeVisible()
    await expectUsable(other)
    await other.getByRole('link', { name: 'See the order' }).click()
    await expect(other.locator('.order-pairs')).toContainText('brown')
    await expect(other.locator('.order-notice')).toBeEmpty()
  })
})
