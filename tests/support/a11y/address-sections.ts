import type { Page } from '@playwright/test'
import { expect, test } from '../browser/console.ts'
import { openSections } from './design-sections.ts'
import { expectUsableInEveryView } from './usable.ts'

const button = (page: Page, name: RegExp) => page.locator('#addresses').getByRole('button', { name }).first()

/** The views that only open after an action on an address, in this order. */
const sights: readonly (readonly [name: string, part: string, open: (page: Page) => Promise<void>])[] = [
  [
    'addresses to choose from',
    '#addresses',
    async (page) => {
      await page.locator('#sample-GB-postcode').fill('SW1A 2AA')
      await button(page, /Find address|住所を検索する/).click()
      await expect(page.getByRole('list', { name: /Addresses at this postcode|この郵便番号の住所/ })).toBeVisible()
    },
  ],
  [
    'a question before an address goes',
    'dialog[open]',
    async (page) => {
      await button(page, /Remove address|住所を削除する/).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the form of an address with its faults',
    '#addresses',
    async (page) => {
      await page.keyboard.press('Escape')
      await button(page, /Change address|住所を変更する/).click()
      await page
        .getByRole('textbox', { name: /^(Postcode|郵便番号)$/ })
        .last()
        .fill('0')
      await button(page, /Save address|住所を保存する/).click()
      await expect(page.getByRole('alert', { name: /Please check|次の項目/ })).toBeFocused()
    },
  ],
]

/** Checks that the address forms and the address book on the sections page are accessible in every state. */
export async function expectAddressesUsable(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSections(page, address)
  for (const [name, part, open] of sights)
    await test.step(name, async () => {
      await open(page)
      await expectUsableInEveryView(page, part)
    })
}
