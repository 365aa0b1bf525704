import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import { openCheckout, orderButton, write } from '../support/browser/checkout-journey.ts'
import { agreement, at, expect, isAlive, radio, test } from '../support/browser/pair-journey.ts'

const change = (page: Page) => page.locator('main').getByRole('button', { name: 'Change the order' })
const dialog = (page: Page) => page.getByRole('dialog')

test('changes the design of a guest’s order in the wizard from one of two windows', async ({
  page,
  context,
  mayFail,
}) => {
  test.slow()
  // The other window's change is rejected.
  mayFail(/\/api\/order\/changeDesign$/)
  await fillGuestCart(page)
  await openCheckout(page)
  await write(page, 'GB')
  await orderButton(page).click()
  await expect(page.locator('.order-pairs')).toContainText('green')

  await test.step('leads from the order to the wizard, which names the order', async () => {
    await page.getByRole('button', { name: 'Change the design' }).click()
    await at(page, '/tabi-gen-01/style')
    await expect(page.getByText(/You’re changing a pair of order/)).toBeVisible()
    // This device has no design of it.
    await expect(page.getByText('you see it as it was ordered')).toBeVisible()
    await radio(page, 'Brown').check()
    await expectUsable(page)
  })

  const other = await context.newPage()
  await test.step('applies to the order after a reload and in another window too', async () => {
    for (const one of [page, other]) {
      await one.goto('/tabi-gen-01/summary')
      await isAlive(one)
      await expect(change(one)).toBeVisible()
      await agreement(one).check()
    }
    await expectUsable(page)
  })

  await test.step('changes the order and reports it', async () => {
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

  await test.step('reports the conflict in the other window', async () => {
    await change(other).click()
    await dialog(other).getByRole('button', { name: 'Change the order' }).click()
    await expect(other.getByText('This pair of your order has changed since you opened it here')).toBeVisible()
    await expectUsable(other)
    await other.getByRole('link', { name: 'See the order' }).click()
    await expect(other.locator('.order-pairs')).toContainText('brown')
    await expect(other.locator('.order-notice')).toBeEmpty()
  })
})
