import type { Locator, Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { committedTracing } from '../support/foot-tracings/committed-set.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { knownCustomer, signInKnown } from '../support/known-customer.ts'
import { codeTo } from '../support/newest-mail.ts'
import { expectUsable } from '../support/usable.ts'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Moves on as whoever has no mouse does, until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < 80; stops += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${wanted}`)
}

async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

/** The length of a foot, in the field that asks for it. */
async function typeFoot(page: Page, foot: string, cm: string): Promise<void> {
  await expect(title(page, `${foot}の寸法を入力`)).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: /^足長/ }))
  await page.keyboard.type(cm)
  await pressByKey(page, '数字を確かめる')
  await expect(title(page, `${foot}（入力された寸法）`)).toBeFocused()
}

test('by keyboard alone, in Japanese: a customer has a child measured by hand at the account, where the scan is found again', async ({
  page,
  context,
}) => {
  test.slow()
  await signInKnown(context, { language: 'ja', country: 'JP' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/ja/profile/mobile_scan')

  await test.step('who it is, with the words of a guardian', async () => {
    await tabTo(page, page.getByRole('main').getByRole('link', { name: '足を測る' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('textbox', { name: 'お名前（呼び名）' }))
    await page.keyboard.type('ハル')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'お子さま' })).toBeChecked()
    await pressByKey(page, '進む')
    await expect(page.getByRole('alert')).toBeFocused()
    await expectUsable(page, '.foot-scan')
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await pressByKey(page, '進む')
  })

  await test.step('by hand, foot by foot', async () => {
    await pressByKey(page, 'サイズを入力せずに進む')
    await expect(title(page, '左足をどの方法で測りますか')).toBeFocused()
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /^定規で測る/ })).toBeChecked()
    await pressByKey(page, '必要なものを見る')
    await expectUsable(page, '.foot-scan')
    await pressByKey(page, '左足を測る')
    await typeFoot(page, '左足', '19.2')
    await expectUsable(page, '.foot-scan')
    await pressByKey(page, 'この寸法を使う')
    await typeFoot(page, '右足', '19.4')
    await pressByKey(page, 'この寸法を使う')
  })

  await test.step('the scan is there, compared with nobody, and is there after a reload', async () => {
    await expect(title(page, 'スキャンの記録')).toBeFocused()
    await expect(page.getByText('新しいスキャンを保存しました。')).toBeVisible()
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('radio', { name: /^ハル/ })).toBeChecked()
    await expect(page.getByRole('main')).toContainText('19.4')
    await expect(page.getByText(/100人の中では/)).toHaveCount(0)
    await expectUsable(page, 'main')
  })
})

test('a guest corrects a tracing by hand, and what was measured comes along when they sign in, where they say who it is', async ({
  page,
}) => {
  test.slow()
  const { email } = await knownCustomer()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/tabi-gen-01/scan')
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  await test.step('both feet on one sheet are measured, corrected and accepted', async () => {
    await page.getByLabel('What shall we call you?').fill('Rosa')
    await press('Continue')
    await press('Continue without a size')
    await page.getByRole('radio', { name: /^Draw around your feet/ }).check()
    await press('See how to draw')
    await press('Measure the left foot')
    await page.locator('.photo-drop input:not([capture])').setInputFiles(committedTracing('two-feet-on-letter').jpegPath)
    await expect(title(page, 'Left foot, measured')).toBeFocused()
    await press('Correct it by hand')
    await page.getByRole('slider').first().press('ArrowRight')
    await expectUsable(page, '.foot-scan')
    await press('Measure with these points')
    await expect(title(page, 'Left foot, measured')).toBeFocused()
    await press('Use this measurement')
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
  })

  await test.step('they sign in where they are', async () => {
    await press('Enter your e-mail address')
    await forgetMails(email)
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await press('Send me a code')
    await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(email))
    await expect(page.getByText('The scans you made before are now in your account.')).toBeVisible()
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
  })

  await test.step('at the account they are asked who was measured, and answer', async () => {
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
