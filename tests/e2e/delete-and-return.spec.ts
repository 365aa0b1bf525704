import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { codeTo } from '../support/newest-mail.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function signUp(page: Page, email: string, name: string): Promise<void> {
  await openAlive(page, '/signup')
  await field(page, 'Given name').fill(name)
  await field(page, 'Family name').fill('Mori')
  await page.getByRole('checkbox', { name: 'I am 18 or older.' }).check()
  await forgetMails(email)
  await field(page, 'E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await field(page, 'Code from the e-mail').fill(await codeTo(email))
  await expect(page.getByText(`Good to see you, ${name}.`)).toBeVisible()
}

test('whoever deletes their account and opens one with the same address finds nothing of the old one', async ({
  page,
  mayFail,
}) => {
  // The payment check of a page may meet the end of its session.
  mayFail(/isOrderReadyToPay/)
  const email = `mika-${randomUUID()}@example.com`
  await signUp(page, email, 'Mika')
  await openAlive(page, '/profile/details')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await field(page, 'Postcode').fill('SW1A 1AA')
  await field(page, 'Address line 1').fill('1 The Mall')
  await field(page, 'Town or city').fill('London')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('The address is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.getByRole('textbox').fill(email)
  await dialog.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(page.getByText('Your account is deleted. An e-mail confirms it.')).toBeVisible()

  await signUp(page, email, 'Aoi')
  await openAlive(page, '/profile/details')
  await expect(field(page, 'Given name')).toHaveValue('Aoi')
  await expect(page.getByText('No address yet')).toBeVisible()
  await expect(page.getByText('1 The Mall')).toHaveCount(0)
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})
