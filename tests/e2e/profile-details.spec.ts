import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { field, openDetails, saveDetails } from '../support/browser/details-page.ts'
import { loadCustomer, signInKnown } from '../support/browser/known-customer.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })

test('asks before closing the tab or going back with unsaved details, and not after saving', async ({
  page,
  context,
}) => {
  const { customerId } = await signInKnown(context)
  await openDetails(page)
  let requestCount = 0
  page.on('dialog', (dialog) => {
    requestCount += 1
    void dialog.accept()
  })
  await field(page, 'Given name').fill('Aoi')
  await page.reload()
  expect(requestCount).toBe(1)
  await expect(field(page, 'Given name')).toHaveValue('Mika')
  await field(page, 'Given name').fill('Aoi')
  await saveDetails(page).click()
  await expect(page.getByText('Your details are saved.')).toBeVisible()
  await expectUsable(page)
  await page.reload()
  expect(requestCount).toBe(1)

  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Change your details' }).click()
  await field(page, 'Given name').fill('Hana')
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Given name')).toHaveValue('Hana')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Save and leave' }).click()
  await expect(page.getByText('Hello, Hana.')).toBeVisible()
  expect(await loadCustomer(customerId)).toMatchObject({ given_name: 'Hana' })
})
