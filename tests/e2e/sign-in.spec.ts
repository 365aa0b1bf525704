import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { shopDatabase } from '../support/customer.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { codeTo, linkTo } from '../support/newest-mail.ts'

const newAddress = () => `mika-${randomUUID()}@example.com`
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const refused = /\/api\/user\/sign-in\//
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const words = {
  en: {
    base: '',
    email: 'E-mail address',
    given: 'Given name',
    family: 'Family name',
    adult: 'I am 18 or older.',
    send: 'Send me a code',
    code: 'Code from the e-mail',
    signIn: 'Sign in',
    account: 'Your account',
    open: 'Open the account',
    again: 'Send a new code',
    details: 'Your details',
    left: ['4 more times', '3 more times', '2 more times', 'once more'],
    burnt: 'tried too often',
    tooOld: 'This link is too old',
    notOurs: 'none of ours',
    another: 'We sent another code',
  },
  ja: {
    base: '/ja',
    email: 'メールアドレス',
    given: '名',
    family: '姓',
    adult: '私は18歳以上です。',
    send: '確認コードを送信する',
    code: 'メールに記載の確認コード',
    signIn: 'ログイン',
    account: 'アカウント',
    open: 'アカウントをつくる',
    again: '新しい確認コードを送信する',
    details: '登録情報',
    left: ['あと4回', 'あと3回', 'あと2回', 'あと1回'],
    burnt: '入力できる回数を超えました',
    tooOld: 'このリンクは期限が切れています',
    notOurs: '当店のものではありません',
    another: '新しい確認コードをお送りしました',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function askForCode(page: Page, email: string, { email: label, send }: Words = words.en): Promise<void> {
  await forgetMails(email)
  await field(page, label).fill(email)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText(email)).toBeVisible()
}

/** Opens an account as the form asks for it, and leaves its page. */
async function signUp(page: Page, email: string, say: Words = words.en): Promise<void> {
  await openAlive(page, `${say.base}/signup`)
  await field(page, say.given).fill('Mika')
  await field(page, say.family).fill('Mori')
  await page.getByRole('checkbox', { name: say.adult }).check()
  await askForCode(page, email, say)
  await field(page, say.code).fill(await codeTo(email))
  await expect(heading(page)).toHaveText(say.account)
}

async function isCustomer(page: Page): Promise<boolean> {
  const kept = (await page.context().cookies()).map(({ name }) => name)
  return kept.includes('token') && kept.includes('refresh-token')
}

for (const [language, say] of Object.entries(words)) {
  test(`a newcomer opens an account in ${language}, signs out of nothing and comes back by a code`, async ({
    page,
    context,
  }) => {
    const email = newAddress()
    await signUp(page, email, say)
    expect(await isCustomer(page)).toBe(true)
    const bound = (await context.cookies()).find(({ name }) => name === '__Host-bind')
    expect(bound).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })

    await context.clearCookies({ name: /token/ })
    await openAlive(page, `${say.base}/profile/details`)
    await askForCode(page, email, say)
    await field(page, say.code).fill(await codeTo(email, 1))
    await expect(page).toHaveURL(new RegExp(`${say.base}/profile/details`))
    expect(await isCustomer(page)).toBe(true)
  })
}

test('an address without an account is asked for a name after its code, and says what is missing', async ({ page }) => {
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await field(page, words.en.code).fill(await codeTo(email))
  await page.getByRole('button', { name: words.en.open }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please fill this in.')
  await expect(summary).toContainText('18')
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(heading(page)).toHaveText('Your account')
})

test('who changes the language between the code and their name agrees to the words that they see', async ({ page }) => {
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await page.getByRole('link', { name: '日本語' }).click()
  await field(page, words.ja.code).fill(await codeTo(email))
  await field(page, words.ja.given).fill('Mika')
  await field(page, words.ja.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.ja.adult }).check()
  await page.getByRole('button', { name: words.ja.open }).click()
  await expect(heading(page)).toHaveText(words.ja.account)
  const db = await shopDatabase()
  const kept = await db
    .selectFrom('agreements')
    .innerJoin('customers', 'customers.id', 'agreements.customer_id')
    .select(['wording', 'customers.language'])
    .where('email', '=', email)
    .execute()
  await db.destroy()
  expect(kept).toEqual([{ wording: words.ja.adult, language: 'ja' }])
})

test('a newcomer who presses the link on another device says there who they are', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress()
  await openAlive(page, '/signup')
  await field(page, words.en.given).fill('Somebody')
  await field(page, words.en.family).fill('Else')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await askForCode(page, email)
  const phone = await browser.newContext({ baseURL: String(baseURL) })
  const other = await phone.newPage()
  await openAlive(other, await linkTo(email))
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(field(other, words.en.given)).toHaveValue('')
  await field(other, words.en.given).fill('Mika')
  await field(other, words.en.family).fill('Mori')
  await other.getByRole('checkbox', { name: words.en.adult }).check()
  await other.getByRole('button', { name: words.en.open }).click()
  await expect(heading(other)).toHaveText(words.en.account)
  await phone.close()
})

test('a newcomer who presses the link in the browser that asked is in', async ({ page, context }) => {
  const email = newAddress()
  await openAlive(page, '/signup')
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await askForCode(page, email)
  const tab = await context.newPage()
  await openAlive(tab, await linkTo(email))
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(tab)).toHaveText(words.en.account)
})

test('in Japan a name is asked for with its reading, in English too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country_code', value: 'JP', url: String(baseURL) }])
  const email = newAddress()
  await openAlive(page, '/signup')
  await field(page, 'Family name').fill('森')
  await field(page, 'Given name').fill('美香')
  await field(page, 'Family name in kana').fill('もり')
  await field(page, 'Given name in kana').fill('ﾐｶ')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await askForCode(page, email)
  await field(page, words.en.code).fill(await codeTo(email))
  await expect(heading(page)).toHaveText('Your account')
})

test('by keyboard alone: a link to a guarded page, address, code, and there one is', async ({ page }) => {
  const email = newAddress()
  await signUp(page, email)
  await page.context().clearCookies({ name: /token/ })
  await forgetMails(email)
  await openAlive(page, '/profile/order')
  await expect(heading(page)).toHaveText('Sign in')
  await field(page, words.en.email).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.code)).toBeFocused()
  await page.keyboard.type(await codeTo(email, 1))
  await expect(heading(page)).toHaveText('Your orders')
  await page.goBack()
  await expect(heading(page)).not.toHaveText('Sign in')
})

test('an address that is none is told beside its field, and stays there', async ({ page }) => {
  await openAlive(page, '/auth')
  await field(page, words.en.email).fill('mika@example')
  await page.keyboard.press('Enter')
  await expect(field(page, words.en.email)).toHaveAccessibleDescription(/mika@example\.com/)
  await expect(field(page, words.en.email)).toBeFocused()
  await expect(field(page, words.en.email)).toHaveValue('mika@example')
})

for (const [language, say] of Object.entries(words)) {
  test(`a code that is wrong five times is over; the next one comes in, in ${language}`, async ({ page, mayFail }) => {
    mayFail(refused)
    const email = newAddress()
    await signUp(page, email, say)
    await page.context().clearCookies({ name: /token/ })
    await openAlive(page, `${say.base}/auth`)
    await askForCode(page, email, say)
    const wrong = another(await codeTo(email, 1))
    for (const left of say.left) {
      await field(page, say.code).fill(wrong)
      await expect(field(page, say.code)).toHaveAccessibleDescription(new RegExp(left))
      await field(page, say.code).fill('')
    }
    await field(page, say.code).fill(wrong)
    await expect(page.getByRole('alert')).toContainText(say.burnt)
    await forgetMails(email)
    await page.getByRole('button', { name: say.again }).click()
    await field(page, say.code).fill(await codeTo(email, 2))
    await expect(heading(page)).toHaveText(say.account)
  })
}

for (const [language, say] of Object.entries(words)) {
  test(`another code may be asked for after thirty seconds; digits of any width are taken, with what stands between, in ${language}`, async ({
    page,
  }) => {
    const email = newAddress()
    await page.clock.install()
    await openAlive(page, `${say.base}/auth`)
    await askForCode(page, email, say)
    await expect(page.getByRole('button', { name: say.again })).toHaveCount(0)
    await page.clock.fastForward(31_000)
    await forgetMails(email)
    await page.getByRole('button', { name: say.again }).click()
    await expect(page.getByText(say.another)).toBeVisible()
    const code = await codeTo(email, 1)
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
    await field(page, say.code).fill(`${wide.slice(0, 3)} - ${wide.slice(3)}`)
    await expect(page.getByRole('button', { name: say.open })).toBeVisible()
  })
}

test('a mail that may not be sent yet says when', async ({ page, mayFail }) => {
  mayFail(refused)
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect(field(page, words.en.email)).toHaveValue(email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(field(page, words.en.email)).toHaveAccessibleDescription(/in \d+ seconds/)
})

test('a page that is loaded anew while its reader looks for the mail still waits for the code', async ({ page }) => {
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await page.reload()
  await isAlive(page)
  await field(page, words.en.code).fill(await codeTo(email))
  await expect(page.getByRole('button', { name: words.en.open })).toBeVisible()
})

for (const [language, say] of Object.entries(words)) {
  test(`a link signs in on another device when it is pressed, and leads to where its owner was going, in ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newAddress()
    await signUp(page, email, say)
    await page.context().clearCookies({ name: /token/ })
    await openAlive(page, `${say.base}/profile/details`)
    await askForCode(page, email, say)
    const link = await linkTo(email, 1)

    const phone = await browser.newContext({ baseURL: String(baseURL) })
    const other = await phone.newPage()
    await openAlive(other, link)
    await expect(other.getByText('m•••@example.com')).toBeVisible()
    expect(await isCustomer(other)).toBe(false)
    await other.getByRole('button', { name: say.signIn, exact: true }).click()
    await expect(heading(other)).toHaveText(say.details)
    expect(await isCustomer(other)).toBe(true)
    await phone.close()
  })
}

test('a link that was opened and pressed in one tab signs in the other one that waits', async ({ page, context }) => {
  const email = newAddress()
  await signUp(page, email)
  await context.clearCookies({ name: /token/ })
  await openAlive(page, '/profile/details')
  await askForCode(page, email)
  const tab = await context.newPage()
  await openAlive(tab, await linkTo(email, 1))
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page)).toHaveText('Your details')
})

for (const [language, say, why] of [
  ['en', words.en, 'used already'],
  ['ja', words.ja, 'すでに使われています'],
] as const) {
  test(`a link that was used says so in ${language}, and a new one is asked for there`, async ({ page, mayFail }) => {
    mayFail(refused)
    const email = newAddress()
    await signUp(page, email, say)
    await page.context().clearCookies({ name: /token/ })
    await openAlive(page, `${say.base}/auth`)
    await askForCode(page, email, say)
    const link = await linkTo(email, 1)
    await openAlive(page, link)
    await page.getByRole('button', { name: say.signIn, exact: true }).click()
    await expect(heading(page)).toHaveText(say.account)
    await page.context().clearCookies({ name: /token/ })
    await openAlive(page, link)
    await expect(page).toHaveURL(/\/auth\/error\?why=used/)
    await expect(page.getByText(why)).toBeVisible()
    await askForCode(page, email, say)
    await field(page, say.code).fill(await codeTo(email, 2))
    await expect(heading(page)).toHaveText(say.account)
  })
}

for (const [language, say] of Object.entries(words)) {
  test(`a link that is too old, or none of ours, says so, in ${language}`, async ({ page, mayFail }) => {
    mayFail(refused)
    const email = newAddress()
    await openAlive(page, `${say.base}/auth`)
    await askForCode(page, email, say)
    const link = await linkTo(email)
    const db = await shopDatabase()
    await db
      .updateTable('email_proofs')
      .set({ expires_at: new Date(0) })
      .where('email', '=', email)
      .execute()
    await db.destroy()
    await openAlive(page, link)
    await expect(page.getByText(say.tooOld)).toBeVisible()
    await openAlive(page, `${say.base}/auth/nothing-of-ours`)
    await expect(page.getByText(say.notOurs)).toBeVisible()
  })
}

test('without an answer of the shop an address stays typed, and is sent with the next press', async ({
  page,
  mayFail,
}) => {
  mayFail(refused)
  const email = newAddress()
  await openAlive(page, '/auth')
  await page.route(refused, (route) => route.abort())
  await field(page, words.en.email).fill(email)
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(field(page, words.en.email)).toHaveAccessibleDescription(/could not be reached/)
  await page.unroute(refused)
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(field(page, words.en.code)).toBeFocused()
})

test('what was done before signing in comes along, and is told', async ({ page }) => {
  const email = newAddress()
  const db = await shopDatabase()
  await db
    .insertInto('country_waiting_list')
    .values({ email, country: 'FR', language: 'en', wording: 'Tell me.', created_at: new Date() })
    .execute()
  await db.destroy()
  await signUp(page, email)
  await expect(page.getByText('The list that you are on is in your account now.')).toBeVisible()
})

test('whoever scans signs up without leaving the step', async ({ page }) => {
  const email = newAddress()
  await openAlive(page, '/tabi-gen-01/scan')
  await page.getByRole('button', { name: 'Keep my scan' }).click()
  await askForCode(page, email)
  await field(page, words.en.code).fill(await codeTo(email))
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(page.getByText('Your scan will be kept in your account.')).toBeVisible()
  await expect(page).toHaveURL(/tabi-gen-01\/scan/)
})

test('whoever reloads while they are asked for a name is asked again, and opens the account', async ({ page }) => {
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await field(page, words.en.code).fill(await codeTo(email))
  await expect(page.getByRole('button', { name: words.en.open })).toBeVisible()
  await page.reload()
  await isAlive(page)
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(heading(page)).toHaveText('Your account')
})

test('a link that a mail program has broken is none of ours, and says so', async ({ page, mayFail }) => {
  mayFail(refused)
  for (const broken of ['abc.', 'a%20b', ')', 'x'.repeat(150), 'x'.repeat(300)]) {
    await openAlive(page, `/auth/${broken}`)
    await expect(page.getByText('none of ours')).toBeVisible()
  }
})

test('a newcomer who takes too long to say their name at a link is led to a new one', async ({ page, mayFail }) => {
  mayFail(/sign-up\/open/)
  const email = newAddress()
  await openAlive(page, '/auth')
  await askForCode(page, email)
  await openAlive(page, await linkTo(email))
  await page.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await field(page, words.en.given).fill('Mika')
  await field(page, words.en.family).fill('Mori')
  await page.getByRole('checkbox', { name: words.en.adult }).check()
  const db = await shopDatabase()
  await db
    .updateTable('email_proofs')
    .set({ ended_at: new Date(0) })
    .where('email', '=', email)
    .execute()
  await db.destroy()
  await page.getByRole('button', { name: words.en.open }).click()
  await expect(page).toHaveURL(/\/auth\/error\?why=expired/)
  await expect(field(page, words.en.email)).toBeVisible()
})

test('another customer who signs in in one tab is shown nothing of the first in the other, and gets nothing of theirs', async ({
  page,
  context,
}) => {
  const [first, second] = [newAddress(), newAddress()]
  await signUp(page, second)
  await context.clearCookies({ name: /token/ })
  await signUp(page, first)
  await openAlive(page, '/profile/details')
  await field(page, 'Given name').fill('Somebody else')
  await forgetMails(second)
  const tab = await context.newPage()
  await page.request.post('/api/user/sign-in/ask', { data: { email: second, language: 'en' } })
  await openAlive(tab, await linkTo(second, 1))
  await tab.getByRole('button', { name: words.en.signIn, exact: true }).click()
  await expect(heading(tab)).toHaveText('Your account')
  await expect(page.getByText(second).first()).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await expect(field(page, 'Given name')).toHaveValue('Mika')
})
