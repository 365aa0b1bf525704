import { expectUsable } from '../support/a11y/usable.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import { measureChildByKeyboard } from '../support/browser/measure-child.ts'
import { codeTo } from '../support/browser/newest-mail.ts'
import { purgeMails } from '../support/browser/purge-mails.ts'
import {
  comeToPhoto,
  expect,
  giveTracing,
  openAlive,
  press as pressOn,
  test,
  title,
  words,
} from '../support/browser/scan-journey.ts'

test('measures a customer’s child by hand by keyboard alone, in English, and finds the scan in the account', ({
  page,
  context,
}) => measureChildByKeyboard(page, context, 'en'))

test('corrects a guest’s tracing by hand, merges the scan at sign-in and asks whose it is', async ({ page }) => {
  test.slow()
  const { email } = await knownCustomer()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const press = (name: string | RegExp) => pressOn(page, name)
  await comeToPhoto(page, words.en, 'Rosa')

  await test.step('measures, corrects and accepts both feet of one sheet', async () => {
    await giveTracing(page, 'two-feet-on-letter')
    await expect(title(page, 'Left foot, measured')).toBeFocused()
    await press('Correct it by hand')
    await page.getByRole('slider').first().press('ArrowRight')
    await expectUsable(page, '.foot-scan')
    await press('Measure with these points')
    await expect(title(page, 'Left foot, measured')).toBeFocused()
    await press('Use this measurement')
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
  })

  await test.step('signs in on the same page', async () => {
    await press('Enter your e-mail address')
    await purgeMails(email)
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await press('Send me a code')
    await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(email))
    await expect(page.getByText('The scans you made before are now in your account.')).toBeVisible()
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
  })

  await test.step('asks in the account who was measured, and stores the answer', async () => {
    await openAlive(page, '/profile/mobile_scan')
    await expect(page.getByRole('heading', { name: 'Who is Rosa?' })).toBeVisible()
    await expectUsable(page, 'main')
    await press('Save answer')
    await expect(page.getByText('Choose one of these.')).toBeVisible()
    await page.getByRole('radio', { name: /^somebody else/ }).check()
    await press('Save answer')
    await expect(page.getByText('Your answer is saved.')).toBeFocused()
    await expect(page.getByRole('radio', { name: /^Rosa/ })).toBeChecked()
    await expectUsable(page, 'main')
  })
})
