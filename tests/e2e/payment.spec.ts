import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { expect, openAlive } from '../support/browser/console.ts'
import { comesToPay, press, sandboxPayPage, test } from '../support/browser/pay-journey.ts'
import { title } from '../support/browser/scan-journey.ts'

test('leads from the reminder to the payment, where one card is declined and another pays the order', async ({
  page,
  context,
  ownShop,
}) => {
  test.slow()
  await comesToPay({ page, context, ownShop }, 'order-ready')
  await openAlive(page, '/about')
  const prompt = page.getByRole('dialog', { name: 'Your pair can be made' })
  await expect(prompt).toContainText('£240')
  await expect(prompt.locator('.due-picture img')).toBeVisible()
  await expectUsableInLongRun(page)
  await prompt.getByRole('button', { name: 'Go to payment' }).click()

  await test.step('shows the terms and the title of the pay page', async () => {
    await expect(title(page, /^Pay for pair \d+$/)).toBeVisible()
    await expect(page).toHaveTitle(/^Pay for pair \d+ · Hadashi$/)
    await expect(page.locator('.six-items dt')).toHaveCount(6)
    await expect(page.getByText(/the demo’s own payment page/)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
    await expectUsable(page)
  })

  await test.step('is declined and then paid by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Pay £240 now' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(sandboxPayPage)
    await press(page, 'Try a card that is declined')
    await expect(page.getByRole('alert')).toContainText('declined')
    await page.getByRole('button', { name: 'Pay by card' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 2, name: 'Paid' })).toBeVisible()
    await expectUsable(page)
  })
})
