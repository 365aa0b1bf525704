import { expect, test } from '../support/console.ts'
import { giveOrder, giveTokens, newCustomer } from '../support/customer.ts'
import { signInKnown } from '../support/known-customer.ts'
import { expectUsable } from '../support/usable.ts'

/** What only a customer sees, by its address, and a text that stands there once it is shown. */
const sights = [
  ['the reminder of a payment', '/about', 'Pay now'],
  ['the reminder of a payment', '/ja/about', 'お支払いへ進む'],
  ['the card of a payment', '/profile/order', 'Pay now'],
  ['the card of a payment', '/ja/profile/order', 'お支払いへ進む'],
] as const

for (const [name, address, text] of sights) {
  test(`${name} on ${address} can be used by everyone, light and dark, narrow and wide`, async ({ page, context }) => {
    const customer = await newCustomer()
    await giveOrder(customer.customerId, 'ready_to_pay', 'https://checkout.stripe.com/pay/1')
    await giveTokens(context, customer)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByRole('button', { name: text })).toBeVisible()
    await expectUsable(page)
  })
}

for (const address of ['/profile/order', '/ja/profile/order'])
  test(`the end of a session on ${address} can be used by everyone, light and dark, narrow and wide`, async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/refreshJWT/)
    await giveTokens(context, { token: 'noise', refreshToken: 'nobody' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.locator('.notice')).toBeVisible()
    await expectUsable(page)
  })

for (const [language, address, text] of [
  ['en', '/profile', 'Change your details'],
  ['ja', '/ja/profile', '登録情報を変更する'],
  ['en', '/profile/details', 'Sign out everywhere'],
  ['ja', '/ja/profile/details', 'すべての端末からログアウトする'],
] as const)
  test(`what a customer sees on ${address} can be used by everyone, light and dark, narrow and wide`, async ({
    page,
    context,
  }) => {
    await signInKnown(context, { language, country: language === 'ja' ? 'JP' : 'GB' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.getByText(text)).toBeVisible()
    await expectUsable(page)
  })
