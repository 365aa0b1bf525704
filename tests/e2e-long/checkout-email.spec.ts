import { randomUUID } from 'node:crypto'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import { field, loadOrders, openCheckout, orderButton, write } from '../support/browser/checkout-journey.ts'
import { expect, test } from '../support/browser/console.ts'
import { newestMail } from '../support/browser/newest-mail.ts'

test('corrects a typing error in the e-mail before the order, and changes the address after it (ja)', async ({
  page,
}) => {
  const [meant, later] = [`${randomUUID()}@gmail.com`, `${randomUUID()}@example.com`]
  await fillGuestCart(page)
  await openCheckout(page, '/ja')
  await write(page, 'GB', meant.replace('gmail', 'gmial'))
  const way = page.getByRole('button', { name: `${meant} を使う` })
  await expectUsable(page)
  await way.click()
  await expect(field(page, 'email')).toHaveValue(meant)
  await expect(way).toHaveCount(0)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/ja\/cart\/confirmation(\?|$)/)
  expect(await loadOrders(meant)).toHaveLength(1)

  await page.getByRole('button', { name: '変更する', exact: true }).click()
  const emailDialog = page.getByRole('dialog')
  await emailDialog.getByRole('textbox', { name: 'メールアドレス' }).fill(later)
  await expectUsable(page, 'dialog')
  await page.keyboard.press('Enter')
  await expect(page.locator('.order-notice')).toContainText(later)
  await expect(page.locator('.order-notice')).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: later })).toBeVisible()
  expect(await loadOrders(meant)).toEqual([])
  expect((await newestMail(later, 'order_email_added')).text).toContain('ご注文')
})
