import type { BrowserContext, Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'
import { giveOrder } from '../support/customer.ts'
import { signInKnown } from '../support/known-customer.ts'

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const nextStep = (page: Page, name = 'What comes next') => page.getByRole('region', { name })

for (const [address, lead, signIn, open] of [
  ['/profile', /An account keeps your scans/, 'Sign in', 'Open an account'],
  ['/ja/profile', /アカウントがあれば/, 'ログイン', 'アカウントをつくる'],
] as const)
  test(`a visitor of ${address} reads what an account is for, and finds both ways to one`, async ({ page }) => {
    await openAlive(page, address)
    const main = page.getByRole('main')
    await expect(main.getByText(lead)).toBeVisible()
    await expect(main.getByRole('link', { name: signIn })).toHaveAttribute('href', /\/auth$/)
    await expect(main.getByRole('link', { name: open })).toHaveAttribute('href', /\/signup$/)
  })

for (const [language, greeting, cards] of [
  ['en', 'Good to see you, Mika.', ['Order', 'Scan', 'Seat', 'Course', 'Details']],
  ['ja', '森 様、いつもありがとうございます。', ['ご注文', 'スキャン', 'ご予約', 'コース', '登録情報']],
] as const)
  test(`a customer is greeted by name, in ${language}, with one next step and a card for every room`, async ({
    page,
    context,
  }) => {
    await signInKnown(context, { language })
    await page.goto(language === 'ja' ? '/ja/profile' : '/profile')
    await expect(page.getByText(greeting)).toBeVisible()
    for (const name of cards) await expect(card(page, name)).toBeVisible()
    await expect(page.getByRole('main').locator('.button:not(.button-quiet)')).toHaveCount(1)
  })

test('a very long name is read whole on the smallest screen', async ({ page, context }) => {
  await signInKnown(context, { given_name: 'Wolfeschlegelsteinhausenbergerdorf' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/profile')
  await expect(page.getByText('Good to see you, Wolfe')).toBeVisible()
  const cut = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > 320)
        .map((part) => part.outerHTML.slice(0, 80)),
    )
  expect(cut).toEqual([])
})

test('what strangers are told is never seen by a customer, from the first moment on', async ({ page, context }) => {
  await signInKnown(context)
  await page.addInitScript(() => {
    const seen = window as unknown as { wasShown: boolean }
    seen.wasShown = false
    const look = () => {
      // Once the only script of the page has run; before it the file stands as it came.
      const part = document.querySelector('[data-customer] .for-strangers, html[data-alive] .for-strangers')
      if (part?.checkVisibility({ visibilityProperty: true })) seen.wasShown = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/profile')
  await expect(page.getByText('Good to see you, Mika.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { wasShown: boolean }).wasShown)).toBe(false)
})

test('an order that can be paid is the next step, and stands on its card', async ({ page, context }) => {
  const { customerId } = await signInKnown(context)
  await context.addCookies([{ name: 'hidePaymentModal', value: 'true', url: String(process.env.SHOP_URL) }])
  await giveOrder(customerId, 'ready_to_pay', 'https://checkout.stripe.com/pay/1')
  await page.goto('/profile')
  await expect(nextStep(page).getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect(card(page, 'Order')).toContainText('Ready to be paid')
})

test('a pair on its way is the next step to look at', async ({ page, context }) => {
  const { customerId } = await signInKnown(context)
  await giveOrder(customerId, 'printing', null)
  await page.goto('/profile')
  await expect(nextStep(page).getByRole('link', { name: 'See where it stands' })).toBeVisible()
  await expect(card(page, 'Order')).toContainText('Paid, and on its way')
})

test('a card that fails says so, leaves the others, and is brought by another try', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/user\/profile/)
  await signInKnown(context)
  await page.route('**/api/user/profile', (route) => route.abort())
  await page.goto('/profile')
  await expect(card(page, 'Details').getByRole('alert')).toHaveAttribute('data-code', 'NETWORK_ERROR')
  await expect(card(page, 'Order')).toContainText('No order is under way')
  await page.unroute('**/api/user/profile')
  await card(page, 'Details').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Details')).toContainText('Mika Mori')
})

for (const isAnswered of [true, false])
  test(`signing out ${isAnswered ? 'ends the session' : 'without an answer of the shop'} and leaves nothing of it here`, async ({
    page,
    context,
    mayFail,
  }) => {
    // The payment check of the page may meet the end of its session.
    mayFail(/sign-out|isOrderReadyToPay/)
    const { token } = await signInKnown(context)
    await context.addCookies([{ name: 'hidePaymentModal', value: 'true', url: String(process.env.SHOP_URL) }])
    await openAlive(page, '/profile')
    if (!isAnswered) await page.route('**/api/user/sign-out', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('You are signed out.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const kept = await cookiesOf(context)
    expect([kept.token, kept['refresh-token'], kept.hidePaymentModal]).toEqual([undefined, undefined, undefined])
    const known = await page.request.get('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(known.status()).toBe(isAnswered ? 401 : 200)
  })

test('somebody whose given name is not known is greeted by none', async ({ page, context }) => {
  await signInKnown(context, { given_name: null })
  await page.goto('/profile')
  await expect(card(page, 'Details')).toContainText('Mori')
  await expect(page.getByText('Good to see you')).toHaveCount(0)
})
