import { expectUsable } from '../support/a11y/usable.ts'
import { fillCart } from '../support/browser/filled-cart.ts'
import { at, expect, openAlive, press, test, title } from '../support/browser/pair-journey.ts'

test('holds back the pair without a scan and takes the other to the checkout', async ({ page }) => {
  await fillCart(page, [
    { upper: 'sandal', colour: 'brown', soleText: 'OLD', isGone: true },
    { upper: 'shell', colour: 'green', soleText: 'ROSA' },
  ])
  await openAlive(page, '/cart')

  await test.step('shows the delivery date', async () => {
    await expect(page.getByText('£480').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'When would it come?' }).fill('150-0001')
    await press(page, 'Show date')
    await expect(page.getByText(/if you paid today/)).toBeVisible()
    await expect(page.getByText(/[¥￥]88,000/).first()).toBeVisible()
    await expectUsable(page)
  })

  await test.step('shows what prevents the order', async () => {
    await press(page, 'Check out')
    const check = page.getByRole('dialog', { name: 'One thing before checkout' })
    await expect(check.getByRole('button', { name: 'Measure again' })).toBeVisible()
    await expectUsable(page)
    await press(page, 'Order the other pair')
  })

  await test.step('orders the other pair and keeps the first saved for later', async () => {
    await at(page, '/cart/checkout')
    await expect(title(page, 'Checkout')).toBeVisible()
    await expect(page.getByText('Under the sole: ROSA')).toBeVisible()
    await expect(page.getByText('Under the sole: OLD')).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 pair' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Saved for later' }).getByText('Under the sole: OLD')).toBeVisible()
    await expectUsable(page)
  })
})
