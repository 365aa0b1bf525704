import { expectUsable } from '../support/a11y/usable.ts'
import { expectNextLinkClear } from '../support/browser/banner-over-steps.ts'
import { expect, test } from '../support/browser/console.ts'
import { giveDueOrder, giveTokens } from '../support/browser/customer.ts'
import { expectBlackOnWhite, expectEveryAnswer } from '../support/browser/printed.ts'

for (const address of ['/faq', '/ja/faq'])
  test(`${address} prints every answer without screen-only elements`, ({ page }) => expectEveryAnswer(page, address))

for (const address of ['/terms-and-conditions', '/ja/terms-and-conditions'])
  test(`${address} prints in black on white with complete tables`, ({ page }) => expectBlackOnWhite(page, address))

// The journey in payment-reminder.spec.ts checks it in the other language.
test('keeps the payment card accessible in English', async ({ page, context }) => {
  await giveDueOrder(context)
  await page.goto('/profile/order')
  const card = page.getByRole('region', { name: 'Your pair can be made' })
  await expect(card.getByRole('link', { name: 'Go to payment' })).toBeVisible()
  await expectUsable(page)
})

for (const [language, address] of [
  ['English', '/profile/order'],
  ['Japanese', '/ja/profile/order'],
] as const)
  test(`keeps the notice of an ended session accessible in ${language}`, async ({ page, context, mayFail }) => {
    mayFail(/refreshJWT/)
    await giveTokens(context, { token: 'noise', refreshToken: 'nobody' })
    await page.goto(address)
    await expect(page.locator('.notice')).toBeVisible()
    await expectUsable(page)
  })

test.describe('for a new visitor', () => {
  test.use({ isNewcomer: true })

  for (const address of ['/tabi-gen-01/fit', '/ja/tabi-gen-01/fit', '/tabi-gen-01/scan', '/ja/tabi-gen-01/scan'])
    test(`never covers the next link of ${address} with the banner on a phone`, ({ page }) =>
      expectNextLinkClear(page, address))
})
