import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveTokens, shopDatabase, writeTokensInTabs } from '../support/browser/customer.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import { codeTo, linkTo } from '../support/browser/newest-mail.ts'
import { purgeMails } from '../support/browser/purge-mails.ts'
import {
  anotherCode,
  field,
  heading,
  isCustomer,
  newAddress,
  refused,
  requestSignInCode,
  words,
} from '../support/browser/sign-in-journey.ts'

test('creates an account and later signs in from a guarded page’s link by keyboard alone', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refused)
  const email = newAddress()
  const db = await shopDatabase()
  await db
    .insertInto('country_waitlist')
    .values({ email, country: 'FR', language: 'en', wording: 'Tell me.', created_at: new Date() })
    .execute()

  await openAlive(page, '/signup')
  await field(page, words.en.email).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await test.step('keeps a form with errors accessible', () => expectUsable(page))
  await field(page, words.en.email).focus()
  await page.keyboard.type(email)
  for (const name of ['Mika', 'Mori']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await purgeMails(email)
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.code)).toBeFocused()
  await page.keyboard.type(await codeTo(email))
  await expect(heading(page)).toHaveText(words.en.account)
  await expect(page.getByText('The list you joined is now in your account.')).toBeVisible()
  expect(await isCustomer(page)).toBe(true)
  const bound = (await context.cookies()).find(({ name }) => name === '__Host-bind')
  expect(bound).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })

  await context.clearCookies({ name: /token/ })
  await purgeMails(email)
  await openAlive(page, '/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await field(page, words.en.email).focus()
  await page.keyboard.type('mika@')
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.email)).toHaveAccessibleDescription(/mika@example\.com/)
  await expect(field(page, words.en.email)).toBeFocused()
  await test.step('keeps an invalid address correctable and accessible', () => expectUsableInLongRun(page, 'main'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.code)).toBeFocused()
  const code = await codeTo(email, 1)
  await page.keyboard.type(anotherCode(code))
  await expect(field(page, words.en.code)).toHaveAccessibleDescription(/4 more times/)
  await test.step('keeps a wrong code correctable and accessible', () => expectUsable(page, 'main'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await expect(heading(page)).toHaveText('Your orders')
  expect(await isCustomer(page)).toBe(true)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Sign in')
})

test('signs a new customer in by link, also in the waiting tab, and shows another none of their data', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await openAlive(page, '/signup')
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await requestSignInCode(page, email)
  const tab = await context.newPage()
  await openAlive(tab, await linkTo(email))
  await tab.getByRole('button', { name: 'Sign in' }).click()
  for (const one of [tab, page]) await expect(heading(one)).toHaveText(words.en.account)

  await page.getByRole('link', { name: 'Change your details' }).click()
  await field(page, 'Given name').fill('Somebody else')
  const second = await knownCustomer({ given_name: 'Aoi' })
  await giveTokens(context, second)
  await writeTokensInTabs(tab)
  await expect(page.getByText(second.email).first()).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(field(page, 'Given name')).toHaveValue('Aoi')
})
