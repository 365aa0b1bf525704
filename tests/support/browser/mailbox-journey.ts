import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Language } from '#domain/settings.ts'
import { expectUsable } from '../a11y/usable.ts'
import { queueAlone, signInTo } from '../server/sign-in-mails.ts'
import { expect, test } from './console.ts'
import { shopDatabase } from './customer.ts'
import { goodLinks } from './good-link.ts'
import { mailTo } from './read-mailbox.ts'

/** The browser's message when a test reaches into a mail: its sandbox runs no scripts, not even the test's own. */
export const sandboxed = /^Blocked script execution in '[^']+\/dev\/mailbox\/[^/]+\/html/

/** Queues a mail in the shop's mailbox; each test has its own recipient. */
export async function receiveMail(language: Language, code: string) {
  const to = `reader-${randomUUID()}@example.jp`
  await queueAlone(
    await shopDatabase(),
    signInTo(to, { language, code, home: String(process.env.SHOP_URL) }),
    new Date(),
  )
  return { to, mail: await mailTo(to) }
}

/** Checks on a phone that a mail is found by its address and can be read, and that its link opens the shop. */
export async function expectMailRead(page: Page, language: Language): Promise<void> {
  await goodLinks(page)
  const { to, mail } = await receiveMail(language, '204060')
  // The sandbox of a mail runs no scripts, not even axe: check the mail's HTML by itself.
  await test.step('the mail itself', async () => {
    await page.setContent(mail.html)
    await expectUsable(page)
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/dev/mailbox?lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (language === 'ja') await test.step('the list of all mails', () => expectUsable(page))
  await page
    .getByRole('textbox', { name: /Filter by recipient’s e-mail address|宛先のメールアドレス/ })
    .fill(` ${to.toUpperCase()}`)
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: /E-mails|メール/ })
  await expect(list.getByRole('link')).toHaveCount(1)
  await list.getByRole('link', { name: mail.subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: mail.subject })).toBeVisible()
  await expect(page.getByText('204060', { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await test.step('the page of a mail', () => expectUsable(page))
  const mailFrame = page.frameLocator('iframe')
  await expect(mailFrame.getByText('204060', { exact: true })).toBeVisible()
  await mailFrame.getByRole('link', { name: /Sign in to Hadashi|Hadashiにログインする/ }).click()
  await expect(page).toHaveURL(/\/auth\/link-of-204060/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
