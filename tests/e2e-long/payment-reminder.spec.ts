import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { giveDueOrder } from '../support/browser/customer.ts'

test('shows the due order as a strip without a dismiss button on order pages and leads to its payment', async ({
  page,
  context,
}) => {
  await giveDueOrder(context)
  await page.goto('/ja/profile/order')
  const card = page.getByRole('region', { name: 'ご注文の靴をおつくりできます' })
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('link', { name: 'お支払いへ進む' })).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(page.locator('.pay-card')).toHaveCount(1)
  await expect(page.locator('.pay-card')).toBeHidden()
  await expect(page.locator('body')).toBeFocused()
  await expectUsable(page)
  await page.getByRole('contentinfo').getByRole('link', { name: '靴のできるまで' }).click()
  const prompt = page.getByRole('dialog', { name: 'ご注文の靴をおつくりできます' })
  await expect(prompt.getByRole('button')).toHaveCount(2)
  await expectUsable(page, 'dialog')
  await prompt.getByRole('button', { name: 'お支払いへ進む' }).click()
  await page.waitForURL(/\/order-exists\?pay=[2-9B-Z]{4}-[2-9B-Z]{4}$/)
})
