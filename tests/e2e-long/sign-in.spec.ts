import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { shopDatabase } from '../support/browser/customer.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import { codeTo, linkTo } from '../support/browser/newest-mail.ts'
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

test('agrees to the wording of the language chosen in sign-up and leads to the wanted page', async ({
  page,
  context,
  baseURL,
  mayFail,
}) => {
  mayFail(refused)
  await context.addCookies([{ name: 'country_code', value: 'JP', url: String(baseURL) }])
  const email = newAddress()
  await openAlive(page, '/profile/details')
  await expect(page.getByText('Then we’ll take you to “Your details”.')).toBeVisible()
  await requestSignInCode(page, email)
  await test.step('still waits for the code after a reload, in another language too', async () => {
    await page.reload()
    await isAlive(page)
    await expect(field(page, words.en.code)).toBeVisible()
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(field(page, words.ja.code)).toBeVisible()
  })
  const code = await codeTo(email)
  await field(page, words.ja.code).fill(anotherCode(code))
  await expect(field(page, words.ja.code)).toHaveAccessibleDescription(/あと4回/)
  await test.step('keeps a wrong code correctable and accessible', () => expectUsable(page))
  await field(page, words.ja.code).fill(code)
  await test.step('asks for the name again after a reload', async () => {
    await expect(field(page, words.ja.given)).toBeVisible()
    await page.reload()
    await isAlive(page)
    await expect(field(page, words.ja.given)).toBeVisible()
    await expectUsable(page, 'main')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(field(page, words.en.given)).toBeVisible()
    await expectUsable(page, 'main')
    await page.getByRole('link', { name: '日本語' }).click()
  })
  await field(page, words.ja.family).fill('森')
  await field(page, words.ja.given).fill('美香')
  await field(page, '姓（カナ）').fill('もり')
  await field(page, '名（カナ）').fill('ﾐｶ')
  await page.getByRole('checkbox', { name: words.ja.adult }).check()
  await page.getByRole('button', { name: 'アカウントを作成する' }).click()
  await expect(heading(page)).toHaveText('登録情報')
  await expect(page).toHaveURL((url) => url.pathname === '/ja/profile/details')
  const db = await shopDatabase()
  const stored = await db
    .selectFrom('agreements')
    .innerJoin('customers', 'customers.id', 'agreements.customer_id')
    .select(['wording', 'customers.language', 'family_kana', 'given_kana'])
    .where('email', '=', email)
    .execute()
  expect(stored).toEqual([{ wording: words.ja.adult, language: 'ja', family_kana: 'モリ', given_kana: 'ミカ' }])
})

test('signs in on another device by link, leads to the wanted page and replaces a used link', async ({
  page,
  browser,
  baseURL,
  mayFail,
}) => {
  mayFail(refused)
  const { email } = await knownCustomer({ language: 'ja' })
  await openAlive(page, '/ja/profile/details')
  const address = field(page, words.ja.email)
  await test.step('keeps an invalid address correctable and accessible', async () => {
    await address.fill('mika')
    await address.press('Enter')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expectUsable(page)
  })
  await test.step('keeps a form with errors accessible', async () => {
    await page.getByRole('main').getByRole('link', { name: 'アカウントを作成する' }).click()
    await expect(field(page, words.ja.given)).toBeVisible()
    await page.getByRole('button', { name: words.ja.send }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectUsable(page)
    await page.goBack()
    await expect(field(page, words.ja.given)).toBeHidden()
  })
  await requestSignInCode(page, email, words.ja)
  const link = await linkTo(email)

  const phone = await browser.newContext({ baseURL: String(baseURL) })
  const other = await phone.newPage()
  await openAlive(other, link)
  await expect(other.getByText(/^.•••@example.com$/)).toBeVisible()
  expect(await isCustomer(other)).toBe(false)
  await other.getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(heading(other)).toHaveText('登録情報')
  expect(await isCustomer(other)).toBe(true)
  await phone.close()

  await openAlive(page, link)
  await expect(page).toHaveURL(/\/auth\/error\?why=used/)
  await expect(page.getByText('すでに使われています')).toBeVisible()
  // This page still waits for the code of that mail.
  await page.getByRole('button', { name: '別のアドレスを使う' }).click()
  await requestSignInCode(page, email, words.ja)
  await field(page, words.ja.code).fill(await codeTo(email, 1))
  await expect(heading(page)).toHaveText('登録情報')
})
