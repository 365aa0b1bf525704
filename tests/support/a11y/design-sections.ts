import type { Page } from '@playwright/test'
import { expect, isAlive, test } from '../browser/console.ts'
import { expectUsableInEveryView } from './usable.ts'

/**
 * Opens the page that shows every design section. Waits for the address forms and the address book, which are loaded
 * lazily.
 */
export async function openSections(page: Page, address = '/_ui'): Promise<void> {
  await page.goto(address)
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#sample-GB-postcode')).toBeVisible()
  await expect(
    page
      .locator('#addresses')
      .getByRole('button', { name: /Remove address|住所を削除する/ })
      .first(),
  ).toBeVisible()
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click()

/**
 * The views that only open after an action: their name, the selector of the part of the page that changes, and the
 * actions.
 */
const sights: readonly (readonly [name: string, part: string, ...open: ((page: Page) => Promise<void>)[]])[] = [
  ['a tooltip', '[role=tooltip]', (page) => page.getByRole('button', { name: /Length of the foot|足の長さ/ }).focus()],
  ['a popup', ':popover-open', press(/More for this pair|この靴の操作/)],
  ['a dialog', 'dialog[open]', press(/Open the dialog|ダイアログを開く/)],
  ['a sheet', 'dialog[open]', press(/Open the sheet|シートを開く/)],
  [
    'the table of a plot, a summary of errors and a toast, which stand side by side',
    'body',
    (page) => page.getByText(/Read as a table|表で読む/).click(),
    press(/Send the form|フォームを送信する/),
    press(/Show an error|エラーのお知らせを表示する/),
    (page) => expect(page.locator('.toast')).toBeVisible(),
    (page) => expect(page.getByRole('alert').first()).toBeVisible(),
    (page) => expect(page.locator('details[open] table').first()).toBeVisible(),
  ],
]

/**
 * Checks that everything that opens on the sections page is accessible, and that the page fits 320 px and text of twice
 * the size.
 */
export async function expectSectionsUsable(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSections(page, address)
  await expect(page.getByRole('complementary')).toBeVisible()
  for (const [name, part, ...open] of sights)
    await test.step(name, async () => {
      for (const step of open) await step(page)
      await expect(page.locator(part).first()).toBeVisible()
      await expectUsableInEveryView(page, part)
      await page.keyboard.press('Escape')
    })

  const wide = () =>
    page.evaluate(() => {
      const isFramed = (one: Element) => one.closest('.table-place, .tab-row, .visually-hidden, dialog, [popover], svg')
      const over = [...document.querySelectorAll('main *')].filter(
        (one) => one.getBoundingClientRect().right > window.innerWidth + 1 && !isFramed(one),
      )
      return [document.documentElement.scrollWidth, ...over.map((one) => one.outerHTML.slice(0, 90))]
    })
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await wide()).toEqual([320])
  await page.setViewportSize({ width: 640, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '34px'))
  expect(await wide()).toEqual([640])
}
