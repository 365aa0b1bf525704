import type { Page } from '@playwright/test'
import { expect, isAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

/** What only shows once something was done, by what is done for it. */
const sights: readonly (readonly [name: string, open: (page: Page) => Promise<void>])[] = [
  ['a dialog', (page) => page.getByRole('button', { name: /Open the dialog|ダイアログを開く/ }).click()],
  ['a sheet', (page) => page.getByRole('button', { name: /Open the sheet|シートを開く/ }).click()],
  ['a popup', (page) => page.getByRole('button', { name: /More for this pair|この靴の操作/ }).click()],
  ['a toast', (page) => page.getByRole('button', { name: /Say what went wrong|不具合の知らせを出す/ }).click()],
  ['a tooltip', (page) => page.getByRole('button', { name: /Length of the foot|足の長さ/ }).focus()],
  ['a summary of errors', (page) => page.getByRole('button', { name: /Send the form|フォームを送信する/ }).click()],
  ['the table of a plot', (page) => page.getByText(/Read it as a table|表で読む/).click()],
]

for (const address of ['/_ui', '/ja/_ui'])
  test(`whatever opens on ${address} can be used by everyone, light and dark, narrow and wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, open] of sights) {
      await test.step(name, async () => {
        await page.goto(address)
        await isAlive(page)
        await expect(page.getByRole('complementary')).toBeVisible()
        await open(page)
        await expectUsable(page)
      })
    }
  })
