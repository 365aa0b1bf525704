import type { Page } from '@playwright/test'
import { acceptedFoot, beginAsCustomer } from '../support/browser/begun-scan.ts'
import { signInKnown } from '../support/browser/known-customer.ts'
import { comeToCode, expect, isAlive, openAlive, press, test, title, words } from '../support/browser/scan-journey.ts'

const say = words.en
const left = { way: 'trace', left: acceptedFoot('left') } as const
const both = { ...left, right: acceptedFoot('right', 252) } as const

/** The names of all stored values that reveal what was done in this browser. */
const storedOn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /draft|guest|idempotency-keys|handoff|scan/.test(key),
    ),
  )

async function clearDevice(page: Page): Promise<void> {
  await openAlive(page, '/profile')
  await press(page, 'Forget this device')
  await page.getByRole('dialog').getByRole('button', { name: 'Forget this device' }).click()
  await expect(page.getByText('This device has forgotten you.')).toBeVisible()
}

test('deletes feet, links and guest by “Forget this device”, which also ends a phone’s link', async ({
  page,
  openDevice,
}) => {
  const link = await comeToCode(page, say, 'Rosa')
  const phone = await (await openDevice()).newPage()

  await test.step('deletes the data of a connected phone with one foot', async () => {
    await openAlive(phone, link)
    await press(phone, say.noSize)
    await phone.getByRole('radio', { name: say.byHand }).check()
    await press(phone, 'See what you need')
    await press(phone, say.leftNow)
    await phone.getByRole('textbox', { name: /^Length/ }).fill('250')
    await press(phone, 'Check the numbers')
    await press(phone, say.accept)
    await expect(title(phone, 'Right foot, by hand')).toBeVisible()
    expect((await storedOn(phone)).length).toBeGreaterThan(1)
    await clearDevice(phone)
    expect(await storedOn(phone)).toEqual([])
  })

  await test.step('rejects its link afterwards', async () => {
    await openAlive(phone, link)
    await expect(phone.locator('main [data-code]')).toContainText('already been used')
  })

  await test.step('deletes the data of the device that showed the code', async () => {
    expect((await storedOn(page)).length).toBeGreaterThan(0)
    await clearDevice(page)
    expect(await storedOn(page)).toEqual([])
    await openAlive(page, '/tabi-gen-01/scan')
    await expect(page.getByRole('textbox', { name: say.yourName })).toHaveValue('')
    await expect(page.getByText('Rosa')).toHaveCount(0)
  })
})

test('confirms signing out with unsaved feet on the device and deletes them', async ({ page, context }) => {
  const { token } = await signInKnown(context)
  // Such a difference is not confirmed yet, so the feet wait.
  const { draftKey } = await beginAsCustomer(page, token, { ...left, right: acceptedFoot('right', 262) })
  await openAlive(page, '/profile')
  await press(page, 'Sign out')
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  expect(await storedOn(page)).toContain(draftKey)
  await question.getByRole('button', { name: 'Sign out and delete them' }).click()
  await expect(page.getByRole('main').getByText('You’re signed out.')).toBeVisible()
  expect(await storedOn(page)).toEqual([])
})

test('deletes a removed scan or person from the device too', async ({ page, context }) => {
  const { token } = await signInKnown(context)
  const { draftKey, personId } = await beginAsCustomer(page, token, both)
  const begun = await page.evaluate((key) => localStorage.getItem(key) ?? '', draftKey)
  await openAlive(page, `/profile/mobile_scan?measure=${personId}`)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()

  await test.step('of a scan', async () => {
    expect(await storedOn(page)).toContain(draftKey)
    await page.getByRole('button', { name: /^Delete the scan of/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete scan' }).click()
    await expect(page.getByText('The scan is deleted.')).toBeVisible()
    expect(await storedOn(page)).toEqual([])
  })

  await test.step('of a person with one foot on the device', async () => {
    const { right: _right, ...draft } = JSON.parse(begun).draft
    const text = JSON.stringify({ ...JSON.parse(begun), draft })
    await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [draftKey, text] as const)
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('main')).toContainText('right foot missing')
    await press(page, 'Remove Rosa')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Rosa' }).click()
    await expect(page.getByText('The person and their scans are deleted.')).toBeVisible()
    expect(await storedOn(page)).toEqual([])
  })
})
