import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { signInKnown } from '../support/browser/known-customer.ts'
import { codeIn, newestMail } from '../support/browser/newest-mail.ts'
import { placeGuestOrder } from '../support/browser/place-guest-order.ts'

const statusText = (page: Page) => page.locator('.order-notice').first()
const dialog = (page: Page) => page.getByRole('dialog')
const pressIn = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

test('opens a guest’s order by its link and cancels it (/order-exists)', async ({ page, baseURL }) => {
  test.slow()
  const { number, token } = await placeGuestOrder(String(baseURL))
  await page.goto(`/order-exists#order=${token}`)
  await isAlive(page)
  await expect(page.locator('.order-details')).toContainText(number)
  expect(page.url()).not.toContain(token)
  await expectUsable(page)
  await test.step('shows the same order after a reload', async () => {
    await page.reload()
    await isAlive(page)
    await expect(page.locator('.order-details')).toContainText(number)
  })
  await test.step('prints the ordered items without buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.order-pairs')).toBeVisible()
    await expect(page.locator('.order-details button:visible')).toHaveCount(0)
    expect(
      await page
        .locator('.order-facts dd')
        .first()
        .evaluate((one) => getComputedStyle(one).color),
    ).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
  })
  await page.locator('.order-actions').getByRole('button', { name: 'Cancel the order' }).focus()
  await page.keyboard.press('Enter')
  await expectUsable(page, 'dialog')
  await pressIn(page, 'Cancel the order')
  await expect(statusText(page)).toContainText('The order is cancelled. You owe nothing.')
  await expect(statusText(page)).toBeFocused()
  await expect(page.locator('.order-details h2')).toHaveText('Cancelled')
})

test('moves an order into the account by number and mailed code, and changes its address', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const { number, email } = await placeGuestOrder(String(baseURL))
  await signInKnown(context)
  await page.goto('/profile/order')
  await isAlive(page)
  await expect(page.getByText('You have no orders')).toBeVisible()

  await test.step('moves the order into the account', async () => {
    await page.getByRole('button', { name: 'Add an order by its number' }).click()
    await dialog(page).getByRole('textbox', { name: 'Order number' }).fill(number.toLowerCase())
    await expectUsable(page, 'dialog')
    await pressIn(page, 'Send the code')
    const { text } = await newestMail(email, 'order_claim')
    await dialog(page).getByRole('textbox', { name: 'Code from the e-mail' }).fill(codeIn(text))
    await expect(page.locator('.order-details')).toContainText(number)
    await expect(page.getByText(`Order ${number} is in your account now.`)).toBeFocused()
  })

  await test.step('changes its address', async () => {
    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    await dialog(page).getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
    await expectUsable(page, 'dialog')
    await pressIn(page, 'Send it there')
    await expect(page.locator('.order-details .order-notice')).toContainText('The order goes to the new address.')
    await expect(page.locator('.order-facts address')).toContainText('Leeds')
  })
})
