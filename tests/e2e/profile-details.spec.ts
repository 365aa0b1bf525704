import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { giveTokens, newCustomer, shopDatabase } from '../support/customer.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { keptCustomer, mailedCode, signInKnown } from '../support/known-customer.ts'

async function openDetails(page: Page, address = '/profile/details'): Promise<void> {
  await page.goto(address)
  await isAlive(page)
  await expect(page.getByRole('button', { name: /^(Save details|登録情報を保存する)$/ })).toBeVisible()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save details' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

for (const [language, address, name, button, said] of [
  ['en', '/profile/details', 'Given name', 'Save details', 'Your details are saved.'],
  ['ja', '/ja/profile/details', '名', '登録情報を保存する', '登録情報を保存しました。'],
] as const)
  test(`a name is changed by the keyboard alone, in ${language}, and is there after a reload`, async ({
    page,
    context,
  }) => {
    const { customerId } = await signInKnown(context, { language })
    await openDetails(page, address)
    await field(page, name).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('ミカ & <b>')
    await page.keyboard.press('Enter')
    await expect(page.getByText(said)).toBeVisible()
    expect(await keptCustomer(customerId)).toMatchObject({ given_name: 'ミカ & <b>', language })
    await page.reload()
    await expect(field(page, name)).toHaveValue('ミカ & <b>')
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  })

test('readings are asked for where the country is Japan, in English too, and are gone when it is another', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/profile\/save/)
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  await expect(field(page, 'Family name in kana')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('JP')
  await expect(field(page, 'Family name in kana')).toBeVisible()
  await save(page).click()
  const summary = page.getByRole('alert', { name: 'Please look at these once more' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await summary.getByRole('link').first().click()
  await expect(field(page, 'Family name in kana')).toBeFocused()
  await field(page, 'Family name in kana').fill('もり')
  await field(page, 'Given name in kana').fill('ﾐｶ')
  await save(page).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(field(page, 'Family name in kana')).toHaveValue('モリ')
  expect(await keptCustomer(customerId)).toMatchObject({ country: 'JP', family_kana: 'モリ', given_kana: 'ミカ' })
  // What the shop takes for the visitor's country follows.
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Country: Japan' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('GB')
  await expect(field(page, 'Family name in kana')).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  expect(await keptCustomer(customerId)).toMatchObject({ country: 'GB', family_kana: null })
})

test('what cannot be used is said beside its field, and what was typed survives it and a shop that does not answer', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/profile\/save/)
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  await field(page, 'Given name').fill('Aoi')
  await page.getByRole('textbox', { name: 'Phone' }).fill('12')
  await save(page).click()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(/as you dial it/)
  await page.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0018')
  await page.route('**/api/user/profile/save', (route) => route.abort())
  await save(page).click()
  await expect(page.getByText(/What you typed is still here/)).toBeVisible()
  await expect(field(page, 'Given name')).toHaveValue('Aoi')
  await page.unroute('**/api/user/profile/save')
  await save(page).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  expect(await keptCustomer(customerId)).toMatchObject({ given_name: 'Aoi', phone: '+442079460018' })
})

test('what is typed while details are being saved stays, and is saved by the next try', async ({ page, context }) => {
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/user/profile/save', async (route) => {
    await answer.promise
    await route.continue()
  })
  await field(page, 'Given name').fill(' Aoi ')
  await save(page).click()
  await field(page, 'Family name').fill('Hayashi')
  answer.resolve()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(field(page, 'Given name')).toHaveValue('Aoi')
  await expect(field(page, 'Family name')).toHaveValue('Hayashi')
  await save(page).click()
  await expect.poll(() => keptCustomer(customerId)).toMatchObject({ given_name: 'Aoi', family_name: 'Hayashi' })
})

test('the language that is saved is the language of the page and of the mails', async ({ page, context }) => {
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  await page.getByRole('radio', { name: '日本語' }).check({ force: true })
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '登録情報' })).toBeVisible()
  expect(await keptCustomer(customerId)).toMatchObject({ language: 'ja' })
})

test('whoever leaves with something unsaved is asked: they stay, leave it, or save it; another language asks nothing', async ({
  page,
  context,
}) => {
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  const overview = page.getByRole('link', { name: 'Overview' })
  await field(page, 'Given name').fill('Aoi')
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '登録情報' })).toBeVisible()
  await expect(field(page, '名')).toHaveValue('Aoi')
  await page.getByRole('navigation', { name: '言語' }).getByRole('link').click()
  await expect(field(page, 'Given name')).toHaveValue('Aoi')

  await overview.click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Given name')).toHaveValue('Aoi')

  await overview.click()
  await question(page).getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  expect(await keptCustomer(customerId)).toMatchObject({ given_name: 'Mika' })

  await page.getByRole('link', { name: 'Change your details' }).click()
  await field(page, 'Given name').fill('Aoi')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByText('Good to see you, Aoi.')).toBeVisible()
})

test('an address or a new e-mail address that is typed and not saved is asked about, and stays when its owner does', async ({
  page,
  context,
}) => {
  await signInKnown(context)
  await openDetails(page)
  const overview = page.getByRole('link', { name: 'Overview' })
  await page.getByRole('button', { name: 'Add an address' }).click()
  await field(page, 'Town or city').fill('London')
  await overview.click()
  await expect(question(page)).toContainText('What you typed on this page is not saved yet.')
  await expect(question(page).getByRole('button', { name: 'Save and leave' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(field(page, 'Town or city')).toHaveValue('London')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await field(page, 'New e-mail address').fill('mika')
  await overview.click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep the present address' }).click()
  await overview.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test('closing the tab with something unsaved is asked about by the browser, and not after saving', async ({
  page,
  context,
}) => {
  await signInKnown(context)
  await openDetails(page)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.accept()
  })
  await field(page, 'Given name').fill('Aoi')
  await page.reload()
  expect(asked).toBe(1)
  await expect(field(page, 'Given name')).toHaveValue('Mika')
  await field(page, 'Given name').fill('Aoi')
  await save(page).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await page.reload()
  expect(asked).toBe(1)
})

test('the account moves to an address by the code that went there, by the keyboard alone', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/email\/(ask|confirm)/)
  const { customerId, email } = await signInKnown(context)
  const next = `next-${email}`
  await openDetails(page)
  await page.getByRole('button', { name: 'Change e-mail address' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'New e-mail address')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field(page, 'New e-mail address')).toHaveAccessibleDescription(/has this address already/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(next)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Code from the e-mail')).toBeFocused()
  await expect(page.getByText(/You can ask for a new code in \d+ seconds/)).toBeVisible()
  const code = await mailedCode(next)
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(field(page, 'Code from the e-mail')).toHaveAccessibleDescription(/4 more times/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(code)
  await expect(page.getByText(/Your new address is confirmed/)).toBeFocused()
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible()
  expect(await keptCustomer(customerId)).toMatchObject({ email: next })
})

test('the account moves to another address in Japanese as well', async ({ page, context }) => {
  const { customerId, email } = await signInKnown(context, { language: 'ja' })
  const next = `next-${email}`
  await openDetails(page, '/ja/profile/details')
  await page.getByRole('button', { name: 'メールアドレスを変更する' }).click()
  await field(page, '新しいメールアドレス').fill(next)
  await page.getByRole('button', { name: '確認コードを送信する' }).click()
  await field(page, 'メールに記載の確認コード').fill(await mailedCode(next))
  await expect(page.getByText('新しいメールアドレスを確認しました。')).toBeFocused()
  expect(await keptCustomer(customerId)).toMatchObject({ email: next })
})

test('a code that was asked for outlives a reload, ends with five wrong ones, and the present address may be kept', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/email\/confirm/)
  const { email } = await signInKnown(context)
  const next = `next-${email}`
  await openDetails(page)
  const change = page.getByRole('button', { name: 'Change e-mail address' })
  await change.click()
  await field(page, 'New e-mail address').fill(next)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(field(page, 'Code from the e-mail')).toBeFocused()
  await page.reload()
  const code = field(page, 'Code from the e-mail')
  await expect(code).not.toBeFocused()
  const wrong = String((Number(await mailedCode(next)) + 1) % 1_000_000).padStart(6, '0')
  for (const left of [/4 more times/, /3 more times/, /2 more times/, /once more/]) {
    await code.fill(wrong)
    await expect(code).toHaveAccessibleDescription(left)
    await code.clear()
  }
  await code.fill(wrong)
  await expect(page.getByRole('alert')).toContainText('tried too often')
  await expect(code).toHaveCount(0)
  await page.clock.install()
  await forgetMails(next)
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(code).toBeFocused()
  await page.getByRole('button', { name: 'Keep the present address' }).click()
  await expect(change).toBeFocused()
  await page.reload()
  await expect(change).toBeVisible()
  await expect(code).toHaveCount(0)
})

test('letters are begun and ended, a list is left, and both stand there with their words', async ({
  page,
  context,
}) => {
  const { email } = await signInKnown(context)
  const db = await shopDatabase()
  await db
    .insertInto('country_waiting_list')
    .values({ email, country: 'FR', language: 'en', wording: 'Write to me.', created_at: new Date() })
    .execute()
  await db.destroy()
  await openDetails(page)
  const letters = page.getByRole('checkbox', { name: /Write to me about new editions/ })
  await letters.check()
  await expect(page.getByText('You will hear from us.')).toBeVisible()
  await page.getByText('The words that were shown').click()
  await expect(page.getByRole('blockquote')).toContainText('Write to me about new editions')
  await letters.uncheck()
  await expect(page.getByText('You will get no more letters.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the list for France' }).click()
  await expect(page.getByText(/begin to ship to France/)).toHaveCount(0)
  await page.reload()
  await expect(letters).not.toBeChecked()
  await page
    .getByRole('region', { name: 'What you agreed to' })
    .getByRole('button', { name: 'Cookie settings' })
    .click()
  await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible()
})

test('another device is signed out from here, and then every one', async ({ page, context, mayFail }) => {
  // The payment check of a page may meet the end of its session.
  mayFail(/isOrderReadyToPay/)
  const { customerId } = await signInKnown(context)
  const db = await shopDatabase()
  const other = await newCustomer()
  await db
    .updateTable('sessions')
    .set({ customer_id: customerId, device: 'Firefox, Linux' })
    .where('customer_id', '=', other.customerId)
    .execute()
  await db.destroy()
  await openDetails(page)
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Sign out: Firefox, Linux' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await devices.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/auth')
})

test('everything that is kept comes as a file', async ({ page, context }) => {
  const { email } = await signInKnown(context)
  await openDetails(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^hadashi-account-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.kept.customers).toMatchObject([{ email, given_name: 'Mika' }])
  await expect(page.getByText('The file is in your downloads.')).toBeVisible()
})

test('an account is deleted by whoever types its address, and the start page says so', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/user\/delete|isOrderReadyToPay/)
  const { customerId, email } = await signInKnown(context)
  await openDetails(page)
  await field(page, 'Given name').fill('unsaved')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await expect(dialog).toContainText('6 years')
  const confirmation = dialog.getByRole('textbox')
  await confirmation.fill('other@example.com')
  await page.keyboard.press('Enter')
  await expect(confirmation).toHaveAccessibleDescription(/not the address of your account/)
  await confirmation.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is deleted. An e-mail confirms it.')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await keptCustomer(customerId)).toBeUndefined()
  expect((await context.cookies()).filter(({ name }) => /token/.test(name))).toEqual([])
})

test('an account without an address is deleted without typing one', async ({ page, context, mayFail }) => {
  mayFail(/isOrderReadyToPay/)
  const { customerId } = await signInKnown(context)
  const db = await shopDatabase()
  await db.updateTable('customers').set({ email: null }).where('id', '=', customerId).execute()
  await db.destroy()
  await openDetails(page)
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(page.getByText('Your account is deleted.', { exact: true })).toBeVisible()
  await expect.poll(() => keptCustomer(customerId)).toBeUndefined()
})

test('when the details cannot be fetched the page says so, and another try brings them', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/user\/profile/)
  await giveTokens(context, await newCustomer())
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message: '' } }),
  )
  await openAlive(page, '/profile/details')
  await expect(page.getByRole('alert')).toHaveAttribute('data-code', 'UNAVAILABLE')
  await page.unroute('**/api/user/profile')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(save(page)).toBeVisible()
})
