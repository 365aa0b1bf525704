import type { Page } from '@playwright/test'
import { expectUsable, expectUsableInLongRun } from '../a11y/usable.ts'
import { acceptedFoot, beginAsGuest } from './begun-scan.ts'
import { expect, isAlive, openAlive, press, title } from './scan-journey.ts'

/** The texts on the way from measured feet to a pair in the cart, in both markets and languages. */
export const pairWords = {
  en: {
    path: '/tabi-gen-01/scan',
    feet: 'Your feet',
    toStyle: 'Continue to style',
    style: 'Style',
    strap: /^Strap/,
    green: 'Green',
    text: 'Text under the sole',
    toFit: 'Continue to fit',
    fit: 'Fit',
    close: /^Close/,
    yes: 'Yes',
    ball: 'Ball',
    tight: 'Tight',
    wider: '+1.5 mm wide',
    tightest: /^Tightest: /,
    stand: 'Stand on it first',
    sheets: /^Print \d+ sheets/,
    toSummary: 'Continue to the summary',
    summary: 'Summary',
    add: 'Add to cart',
    confirm: /Please make this pair to my measurements/,
    missing: 'Please confirm this before you add the pair.',
    added: 'Your pair is in the cart',
    total: '£240',
  },
  ja: {
    path: '/ja/tabi-gen-01/scan',
    feet: '足',
    toStyle: 'スタイルへ進む',
    style: 'スタイル',
    strap: /^ストラップ/,
    green: 'グリーン',
    text: '靴底の文字',
    toFit: 'フィットへ進む',
    fit: 'フィット',
    close: /^タイトめ/,
    yes: 'はい',
    ball: '足囲のあたり',
    tight: 'きつい',
    wider: '幅+1.5 mm',
    tightest: /^最もきつい所：/,
    stand: 'つくる前に乗ってみる',
    sheets: /枚を印刷する$/,
    toSummary: '内容の確認へ進む',
    summary: '内容の確認',
    add: 'カートに入れる',
    confirm: /この寸法で一足をつくってください/,
    missing: 'カートに入れる前に、ご確認のうえチェックを入れてください。',
    added: 'カートに入りました',
    total: '￥44,000',
  },
} as const

/** Takes a guest with measured feet through every step to a pair in the cart. */
export async function takePairToCart(page: Page, words: (typeof pairWords)['en' | 'ja']): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginAsGuest(page, { way: 'by_hand', left: acceptedFoot('left'), right: acceptedFoot('right') })
  await openAlive(page, words.path)
  await press(page, words.toStyle)

  await expect(title(page, words.style)).toBeVisible()
  await page.getByRole('radio', { name: words.strap }).check()
  await page.getByRole('radio', { name: words.green, exact: true }).check()
  const text = page.getByRole('textbox', { name: words.text })
  await text.fill('足')
  await press(page, words.toFit)
  await expect(title(page, words.style)).toBeVisible()
  await text.fill('rosa')
  await expectUsableInLongRun(page)
  await press(page, words.toFit)

  await expect(title(page, words.fit)).toBeVisible()
  await page.getByRole('radio', { name: words.close }).check()
  await page.getByRole('radio', { name: words.yes, exact: true }).check()
  const ball = page.getByRole('group', { name: words.ball, exact: true })
  await ball.getByRole('radio', { name: words.tight, exact: true }).check()
  await expect(page.getByText(words.wider)).toBeVisible()
  await expect(page.getByText(words.tightest)).toBeVisible()
  await expect(page.getByRole('heading', { name: words.stand })).toBeVisible()
  await expect(page.getByRole('button', { name: words.sheets })).toBeVisible()
  await expectUsable(page)
  await press(page, words.toSummary)

  await expect(title(page, words.summary)).toBeVisible()
  await expect(page.getByText('ROSA', { exact: true })).toBeVisible()
  await expect(page.getByText(words.total).first()).toBeVisible()
  await press(page, words.add)
  await expect(page.getByText(words.missing)).toBeVisible()
  await expectUsableInLongRun(page)
  await page.getByRole('checkbox', { name: words.confirm }).check()
  await press(page, words.add)
  await expect(page.getByText(words.added)).toBeVisible()
  await expectUsableInLongRun(page)

  await page.reload()
  await isAlive(page)
  await expect(page.getByText('ROSA', { exact: true })).toBeVisible()
}
