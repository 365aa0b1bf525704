import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { shopDatabase } from '../support/browser/customer.ts'
import { goodLinks } from '../support/browser/good-link.ts'
import { newSandboxPage } from '../support/server/sandbox-page.ts'

const openPage = async (sandboxInput: Parameters<typeof newSandboxPage>[2]) =>
  newSandboxPage(await shopDatabase(), String(process.env.SHOP_URL), sandboxInput)

test('declines a payment in pounds and repeats it on a phone by keyboard alone, accessibly', async ({ page }) => {
  await goodLinks(page)
  const path = await openPage({ currency: 'gbp', amount: 24_000, language: 'en' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await page.getByText('For testers').click()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Try a card that is declined' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged, and you can try again.')
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page).toHaveURL(/\/about\?paid=1$/)
  await page.goto(path)
  await page.getByText('For testers').click()
  await page.getByRole('button', { name: 'Dispute this payment' }).click()
  await expect(page.getByRole('status')).toHaveText('Done.')
  await expectUsable(page, 'main')
})

test('chooses, shows and pays a voucher in yen at the till in Japanese, and leads back to the shop on leaving', async ({
  page,
}) => {
  await goodLinks(page)
  const path = await openPage({ currency: 'jpy', amount: 44_000, language: 'ja' })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByRole('link', { name: '支払わずにお店へ戻る' }).click()
  await expect(page).toHaveURL(/\/about\?left=1$/)
  await page.goto(path)
  await page.getByRole('button', { name: 'コンビニで支払う' }).click()
  await expect(page.getByText('払込番号')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'レジで支払う' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '44,000円のお支払いが完了しました' })).toBeVisible()
})
