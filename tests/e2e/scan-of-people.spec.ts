import type { Locator, Page } from '@playwright/test'
import { forgetMails } from '../support/forget-mails.ts'
import { knownCustomer, signInKnown } from '../support/known-customer.ts'
import { codeTo } from '../support/newest-mail.ts'
import {
  comeToPhoto,
  expect,
  giveTracing,
  isAlive,
  openAlive,
  press as pressOn,
  test,
  title,
  words,
} from '../support/scan-journey.ts'
import { expectUsable } from '../support/usable.ts'

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

/** What the steps by hand are called, in the order in which they come. */
const byHand = {
  en: {
    base: '',
    start: 'Measure your feet',
    name: 'Haru',
    child: 'A child',
    goOn: 'Continue',
    noSize: 'Continue without a size',
    leftWay: 'How would you like to measure the left foot?',
    way: /^By hand/,
    needs: 'See what you need',
    leftNow: 'Measure the left foot',
    feet: ['Left foot', 'Right foot'],
    form: ', by hand',
    review: ', as you typed it',
    length: /^Length/,
    typed: ['192', '194'],
    check: 'Check the numbers',
    accept: 'Use this measurement',
    scans: 'Your scans',
    saved: 'The new scan is saved',
    kept: '194.0',
    crowd: /Among 100/,
  },
  ja: {
    base: '/ja',
    start: '足を測る',
    name: 'ハル',
    child: 'お子さま',
    goOn: '進む',
    noSize: 'サイズを入力せずに進む',
    leftWay: '左足をどの方法で測りますか',
    way: /^定規で測る/,
    needs: '必要なものを見る',
    leftNow: '左足を測る',
    feet: ['左足', '右足'],
    form: 'の寸法を入力',
    review: '（入力された寸法）',
    length: /^足長/,
    typed: ['19.2', '19.4'],
    check: '数字を確かめる',
    accept: 'この寸法を使う',
    scans: 'スキャンの記録',
    saved: '新しいスキャンを保存しました。',
    kept: '19.4',
    crowd: /100人の中では/,
  },
} as const

for (const [name, language] of [
  [
    'by keyboard alone, in Japanese: a customer has a child measured by hand at the account, where the scan is found again',
    'ja',
  ],
  [
    'by keyboard alone, in English: a customer has a child measured by hand at the account, where the scan is found again',
    'en',
  ],
] as const)
  test(name, async ({ page, context }) => {
    const say = byHand[language]
    await signInKnown(context, language === 'ja' ? { language, country: 'JP' } : {})
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAlive(page, `${say.base}/profile/mobile_scan`)

    await test.step('who it is, with the words of a guardian', async () => {
      await tabTo(page, page.getByRole('main').getByRole('link', { name: say.start }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('textbox').first())
      await page.keyboard.type(say.name)
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: say.child })).toBeChecked()
      await pressByKey(page, say.goOn)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectUsable(page, '.foot-scan')
      await tabTo(page, page.getByRole('checkbox'))
      await page.keyboard.press('Space')
      await pressByKey(page, say.goOn)
    })

    await test.step('by hand, foot by foot', async () => {
      await pressByKey(page, say.noSize)
      await expect(title(page, say.leftWay)).toBeFocused()
      await tabTo(page, page.getByRole('radio').first())
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: say.way })).toBeChecked()
      await pressByKey(page, say.needs)
      await expectUsable(page, '.foot-scan')
      await pressByKey(page, say.leftNow)
      for (const [place, foot] of say.feet.entries()) {
        await expect(title(page, foot + say.form)).toBeFocused()
        await tabTo(page, page.getByRole('textbox', { name: say.length }))
        await page.keyboard.type(say.typed[place] ?? '')
        await pressByKey(page, say.check)
        await expect(title(page, foot + say.review)).toBeFocused()
        if (place === 0) await expectUsable(page, '.foot-scan')
        await pressByKey(page, say.accept)
      }
    })

    await test.step('the scan is there, compared with nobody, and is there after a reload', async () => {
      await expect(title(page, say.scans)).toBeFocused()
      await expect(page.getByText(say.saved)).toBeVisible()
      await page.reload()
      await isAlive(page)
      await expect(page.getByRole('radio', { name: new RegExp(`^${say.name}`) })).toBeChecked()
      await expect(page.getByRole('main')).toContainText(say.kept)
      await expect(page.getByText(say.crowd)).toHaveCount(0)
      await expectUsable(page, 'main')
    })
  })

test('a guest corrects a tracing by hand, and what was measured comes along when they sign in, where they say who it is', async ({
  page,
}) => {
  test.slow()
  const { email } = await knownCustomer()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const press = (name: string | RegExp) => pressOn(page, name)
  await comeToPhoto(page, words.en, 'Rosa')

  await test.step('both feet on one sheet are measured, corrected and accepted', async () => {
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
