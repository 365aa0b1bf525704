import { readFile } from 'node:fs/promises'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { newCustomer, shopDatabase } from '../support/browser/customer.ts'
import { field, openDetails, saveDetails } from '../support/browser/details-page.ts'
import { loadCustomer, mailedCode, signInKnown } from '../support/browser/known-customer.ts'
import { codeTo } from '../support/browser/newest-mail.ts'
import { purgeMails } from '../support/browser/purge-mails.ts'

test('moves a customer to Japan with kana and to another e-mail by its code, by keyboard alone', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/profile\/save|email\/(ask|confirm)/)
  const { customerId, email } = await signInKnown(context)
  await openDetails(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('JP')
  await saveDetails(page).focus()
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await test.step('keeps the details and their errors accessible', () => expectUsable(page))
  await summary.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Family name in kana')).toBeFocused()
  await page.keyboard.type('もり')
  await field(page, 'Given name in kana').focus()
  await page.keyboard.type('ﾐｶ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expect(field(page, 'Family name in kana')).toHaveValue('モリ')
  expect(await loadCustomer(customerId)).toMatchObject({
    country: 'JP',
    family_kana: 'モリ',
    given_kana: 'ミカ',
  })
  // The visitor's country follows.
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Country: Japan' })).toBeVisible()

  const next = `next-${email}`
  await page.getByRole('button', { name: 'Change e-mail address' }).focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'New e-mail address')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field(page, 'New e-mail address')).toHaveAccessibleDescription(/already has this address/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(next)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Code from the e-mail')).toBeFocused()
  const code = await mailedCode(next)
  await page.keyboard.type(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(field(page, 'Code from the e-mail')).toHaveAccessibleDescription(/4 more times/)
  await page.reload()
  await isAlive(page)
  await expect(field(page, 'Code from the e-mail')).not.toBeFocused()
  await field(page, 'Code from the e-mail').focus()
  await page.keyboard.type(code)
  await expect(page.getByText(/Your new address is confirmed/)).toBeFocused()
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible()
  expect(await loadCustomer(customerId)).toMatchObject({ email: next })
})

test('exports an account, deletes it by its typed address and opens an empty one for that address', async ({
  page,
  context,
  mayFail,
}) => {
  // A page's payment check may coincide with the end of the session.
  mayFail(/user\/delete|isOrderReadyToPay|addresses\/save/)
  const { customerId, email } = await signInKnown(context)
  const db = await shopDatabase()
  const other = await newCustomer()
  await db
    .updateTable('sessions')
    .set({ customer_id: customerId, device: 'Firefox, Linux' })
    .where('customer_id', '=', other.customerId)
    .execute()
  await openDetails(page)

  await test.step('subscribes to the newsletter and reopens the cookie settings', async () => {
    await page.getByRole('checkbox', { name: /Send me the newsletter about new editions/ }).check()
    await expect(page.getByText('We’ll send you the newsletter.')).toBeVisible()
    await page.getByText('See the wording').click()
    await expect(page.getByRole('blockquote')).toContainText('Send me the newsletter about new editions')
    const agreed = page.getByRole('region', { name: 'What you agreed to' })
    await agreed.getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await devices.getByRole('button', { name: 'Sign out: Firefox, Linux' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Add an address' }).click()
  await field(page, 'Postcode').fill('SW1A 1AA')
  await field(page, 'Address line 1').fill('1 The Mall')
  await field(page, 'Town or city').fill('London')
  await test.step('stores an address once when the responses of two tries are lost before the third', async () => {
    const lost = '**/addresses/save'
    await page.route(lost, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText(/We couldn’t reach the shop. What you typed is still here/)).toBeVisible()
    await page.unroute(lost)
    await page.getByRole('button', { name: 'Save address' }).click()
    await expect(page.getByText('Your address is saved.')).toBeVisible()
    await expect(page.getByText('1 The Mall')).toHaveCount(1)
    const stored = db.selectFrom('customer_addresses').select('id').where('customer_id', '=', customerId)
    expect(await stored.execute()).toHaveLength(1)
  })

  await test.step('downloads all stored data as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^hadashi-account-\d{4}-\d\d-\d\d\.json$/)
    const file = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(file.tables.customers).toMatchObject([{ email, given_name: 'Mika' }])
    await expect(page.getByText('The file is in your downloads.')).toBeVisible()
  })

  await field(page, 'Given name').fill('unsaved')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
  const confirmation = dialog.getByRole('textbox')
  await confirmation.fill('other@example.com')
  await page.keyboard.press('Enter')
  await expect(confirmation).toHaveAccessibleDescription(/Type the address as it’s shown above/)
  await confirmation.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account has been deleted. We’ll confirm it by e-mail.')).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await loadCustomer(customerId)).toBeUndefined()
  expect((await context.cookies()).filter(({ name }) => /token/.test(name))).toEqual([])

  await test.step('opens an account without old data for the same address', async () => {
    await purgeMails(email)
    await openAlive(page, '/profile/details')
    await field(page, 'E-mail address').fill(email)
    await page.keyboard.press('Enter')
    await field(page, 'Code from the e-mail').fill(await codeTo(email))
    await field(page, 'Given name').fill('Aoi')
    await field(page, 'Family name').fill('Mori')
    await page.getByRole('checkbox', { name: 'I’m 18 or over.' }).check()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(saveDetails(page)).toBeVisible()
    await expect(field(page, 'Given name')).toHaveValue('Aoi')
    await expect(page.getByText('No address yet')).toBeVisible()
    await expect(page.getByText('1 The Mall')).toHaveCount(0)
    await expect(devices.getByRole('listitem')).toHaveCount(1)
  })
})
