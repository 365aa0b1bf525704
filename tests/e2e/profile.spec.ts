import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { signInKnown } from '../support/browser/known-customer.ts'

test('never shows visitor texts to a customer, shows a long name in full and deletes all data on signing out', async ({
  page,
  context,
  mayFail,
}) => {
  // The page's payment check may coincide with the end of the session.
  mayFail(/isOrderReadyToPay/)
  const { token } = await signInKnown(context, { given_name: 'Wolfeschlegelsteinhausenbergerdorf' })
  await context.addCookies([{ name: 'hidePaymentModal', value: 'true', url: String(process.env.SHOP_URL) }])
  await page.addInitScript(() => {
    const seen = window as unknown as { wasShown: boolean }
    seen.wasShown = false
    const look = () => {
      // Only after the page's first script: before it, the file is shown as served.
      const part = document.querySelector('[data-customer] .for-strangers, html[data-alive] .for-strangers')
      if (part?.checkVisibility({ visibilityProperty: true })) seen.wasShown = true
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/profile')
  await expect(page.getByText('Hello, Wolfe')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByRole('article').filter({ has: page.locator('.skeleton') })).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { wasShown: boolean }).wasShown)).toBe(false)
  await test.step('keeps the account with a long name accessible', () => expectUsable(page))
  await test.step('fits the smallest screen', async () => {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    const cut = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > 320)
          .map((part) => part.outerHTML.slice(0, 80)),
      )
    expect(cut).toEqual([])
    if (before) await page.setViewportSize(before)
  })

  await test.step('signs out by keyboard', async () => {
    await page.getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('You’re signed out.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const stored = (await context.cookies()).map(({ name }) => name)
    expect(stored.filter((name) => /token|hidePaymentModal/.test(name))).toEqual([])
    const known = await page.request.get('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
    expect(known.status()).toBe(401)
  })
})
