import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { giveTokens, shopDatabase, tellTabs } from '../support/customer.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { knownCustomer } from '../support/known-customer.ts'
import { codeTo, linkTo } from '../support/newest-mail.ts'
import { expectUsable } from '../support/usable.ts'

const newAddress = () => `mika-${randomUUID()}@example.com`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refused = /\/api\/user\/sign-in\//
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const words = {
  en: {
    email: 'E-mail address',
    given: 'Given name',
    family: 'Family name',
    adult: 'I’m 18 or over.',
    send: 'Send me a code',
    code: 'Code from the e-mail',
    account: 'Your account',
  },
  ja: {
    email: 'メールアドレス',
    given: '名',
    family: '姓',
    adult: '18歳以上です。',
    send: '確認コードを送信する',
    code: 'メールに記載の確認コード',
  },
} as const
type Words = (typeof words)['en' | 'ja']

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function askForCode(page: Page, email: string, { email: label, send }: Pick<Words, 'email' | 'send'> = words.en) {
  await forgetMails(email)
  await field(page, label).fill(email)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(email)).toBeVisible()
}

async function isCustomer(page: Page): Promise<boolean> {
  const kept = (await page.context().cookies()).map(({ name }) => name)
  return kept.includes('token') && kept.includes('refresh-token')
}

test('by keyboard alone: an account is opened, and later a link to a guarded page, address, code, and there one is', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(refused)
  const email = newAddress()
  const db = await shopDatabase()
  await db
    .insertInto('country_waiting_list')
    .values({ email, country: 'FR', language: 'en', wording: 'Tell me.', created_at: new Date() })
    .execute()

  await openAlive(page, '/signup')
  await field(page, words.en.email).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await test.step('a form with faults can be used by everyone', () => expectUsable(page))
  await field(page, words.en.email).focus()
  await page.keyboard.type(email)
  for (const name of ['Mika', 'Mori']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(name)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await forgetMails(email)
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.code)).toBeFocused()
  await page.keyboard.type(await codeTo(email))
  await expect(heading(page)).toHaveText(words.en.account)
  await expect(page.getByText('The list you joined is now in your account.')).toBeVisible()
  expect(await isCustomer(page)).toBe(true)
  const bound = (await context.cookies()).find(({ name }) => name === '__Host-bind')
  expect(bound).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })

  await context.clearCookies({ name: /token/ })
  await forgetMails(email)
  await openAlive(page, '/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await field(page, words.en.email).focus()
  await page.keyboard.type('mika@')
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.email)).toHaveAccessibleDescription(/mika@example\.com/)
  await expect(field(page, words.en.email)).toBeFocused()
  await test.step('an address that is none can be put right by everyone', () => expectUsable(page, 'main'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.code)).toBeFocused()
  const code = await codeTo(email, 1)
  await page.keyboard.type(another(code))
  await expect(field(page, words.en.code)).toHaveAccessibleDescription(/4 more times/)
  await test.step('a code that is wrong can be put right by everyone', () => expectUsable(page, 'main'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await expect(heading(page)).toHaveText('Your orders')
  expect(await isCustomer(page)).toBe(true)
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Sign in')
})

test('somebody in Japan who reloads and changes the language on the way agrees to the words that they see, and comes to the page that they wanted', async ({
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
  await askForCode(page, email)
  await test.step('a page that is loaded anew still waits for the code, in another language too', async () => {
    await page.reload()
    await isAlive(page)
    await expect(field(page, words.en.code)).toBeVisible()
    await page.getByRole('link', { name: '日本語' }).click()
    await expect(field(page, words.ja.code)).toBeVisible()
  })
  const code = await codeTo(email)
  await field(page, words.ja.code).fill(another(code))
  await expect(field(page, words.ja.code)).toHaveAccessibleDescription(/あと4回/)
  await test.step('a code that is wrong can be put right by everyone', () => expectUsable(page))
  await field(page, words.ja.code).fill(code)
  await test.step('a page that is loaded anew asks for the name again', async () => {
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
  const kept = await db
    .selectFrom('agreements')
    .innerJoin('customers', 'customers.id', 'agreements.customer_id')
    .select(['wording', 'customers.language', 'family_kana', 'given_kana'])
    .where('email', '=', email)
    .execute()
  expect(kept).toEqual([{ wording: words.ja.adult, language: 'ja', family_kana: 'モリ', given_kana: 'ミカ' }])
})

test('a link signs in on another device when it is pressed, and leads to where its owner was going; once used it leads to a new one', async ({
  page,
  browser,
  baseURL,
  mayFail,
}) => {
  mayFail(refused)
  const { email } = await knownCustomer({ language: 'ja' })
  await openAlive(page, '/ja/profile/details')
  const address = field(page, words.ja.email)
  await test.step('an address that is none can be put right by everyone', async () => {
    await address.fill('mika')
    await address.press('Enter')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expectUsable(page)
  })
  await test.step('a form with faults can be used by everyone', async () => {
    await page.getByRole('main').getByRole('link', { name: 'アカウントを作成する' }).click()
    await expect(field(page, words.ja.given)).toBeVisible()
    await page.getByRole('button', { name: words.ja.send }).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectUsable(page)
    await page.goBack()
    await expect(field(page, words.ja.given)).toBeHidden()
  })
  await askForCode(page, email, words.ja)
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
  // Here the code of that mail is still waited for.
  await page.getByRole('button', { name: '別のアドレスを使う' }).click()
  await askForCode(page, email, words.ja)
  await field(page, words.ja.code).fill(await codeTo(email, 1))
  await expect(heading(page)).toHaveText('登録情報')
})

test('a link that a mail program has broken leads to a page, and is none of ours', async ({ page, mayFail }) => {
  mayFail(refused)
  for (const broken of ['abc.', ')', 'x'.repeat(150), 'x'.repeat(300)])
    expect((await page.request.get(`/auth/${broken}`)).status(), broken).toBe(200)
  await openAlive(page, '/auth/a%20b')
  await expect(page.getByText('Part of the link may have been cut off')).toBeVisible()
})

test('a newcomer who presses the link in the browser that asked is in, in the tab that waits too; another customer there is shown nothing of them', async ({
  page,
  context,
}) => {
  const email = newAddress()
  await openAlive(page, '/signup')
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await askForCode(page, email)
  const tab = await context.newPage()
  await openAlive(tab, await linkTo(email))
  await tab.getByRole('button', { name: 'Sign in' }).click()
  for (const one of [tab, page]) await expect(heading(one)).toHaveText(words.en.account)

  await page.getByRole('link', { name: 'Change your details' }).click()
  await field(page, 'Given name').fill('Somebody else')
  const second = await knownCustomer({ given_name: 'Aoi' })
  await giveTokens(context, second)
  await tellTabs(tab)
  await expect(page.getByText(second.email).first()).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await expect(field(page, 'Given name')).toHaveValue('Aoi')
})
