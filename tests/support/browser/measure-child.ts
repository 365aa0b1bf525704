import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectUsable, expectUsableInLongRun } from '../a11y/usable.ts'
import { signInKnown } from './known-customer.ts'
import { expect, isAlive, openAlive, test, title } from './scan-journey.ts'

/** Presses Tab until the element has the focus, as a person without a mouse does. */
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

/** The labels of the steps for measuring by hand, in the order of the steps. */
const byHand = {
  en: {
    base: '',
    start: 'Measure your feet',
    name: 'Haru',
    child: 'A child',
    goOn: 'Continue',
    noSize: 'Continue without a size',
    leftMethod: 'How would you like to measure the left foot?',
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
    retained: '194.0',
    crowd: /Among 100/,
  },
  ja: {
    base: '/ja',
    start: '足を測る',
    name: 'ハル',
    child: 'お子さま',
    goOn: '進む',
    noSize: 'サイズを入力せずに進む',
    leftMethod: '左足をどの方法で測りますか',
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
    retained: '19.4',
    crowd: /100人の中では/,
  },
} as const

/** Has a customer measure a child by hand at the account, by keyboard alone, and finds the scan there again. */
export async function measureChildByKeyboard(
  page: Page,
  context: BrowserContext,
  language: keyof typeof byHand,
): Promise<void> {
  const say = byHand[language]
  await signInKnown(context, language === 'ja' ? { language, country: 'JP' } : {})
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, `${say.base}/profile/mobile_scan`)

  await test.step("the person is a child, and the guardian's statement is shown", async () => {
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
    await expectUsableInLongRun(page, '.foot-scan')
    await tabTo(page, page.getByRole('checkbox'))
    await page.keyboard.press('Space')
    await pressByKey(page, say.goOn)
  })

  await test.step('each foot is measured by hand', async () => {
    await pressByKey(page, say.noSize)
    await expect(title(page, say.leftMethod)).toBeFocused()
    await tabTo(page, page.getByRole('radio').first())
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: say.way })).toBeChecked()
    await pressByKey(page, say.needs)
    await expectUsableInLongRun(page, '.foot-scan')
    await pressByKey(page, say.leftNow)
    for (const [index, foot] of say.feet.entries()) {
      await expect(title(page, foot + say.form)).toBeFocused()
      await tabTo(page, page.getByRole('textbox', { name: say.length }))
      await page.keyboard.type(say.typed[index] ?? '')
      await pressByKey(page, say.check)
      await expect(title(page, foot + say.review)).toBeFocused()
      if (index === 0) await expectUsable(page, '.foot-scan')
      await pressByKey(page, say.accept)
    }
  })

  await test.step('the scan is compared with nobody and is still there after a reload', async () => {
    await expect(title(page, say.scans)).toBeFocused()
    await expect(page.getByText(say.saved)).toBeVisible()
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('radio', { name: new RegExp(`^${say.name}`) })).toBeChecked()
    await expect(page.getByRole('main')).toContainText(say.retained)
    await expect(page.getByText(say.crowd)).toHaveCount(0)
    await expectUsable(page, 'main')
  })
}
