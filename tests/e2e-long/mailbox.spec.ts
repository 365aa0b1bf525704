import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { goodLinks } from '../support/browser/good-link.ts'
import { expectMailRead, receiveMail, sandboxed } from '../support/browser/mailbox-journey.ts'

test('finds and reads a mail by its address on a phone and follows its link accessibly, in ja', async ({
  page,
  maySay,
}) => {
  maySay(sandboxed)
  await expectMailRead(page, 'ja')
})

test('shows a mail opened alone, whose link works too, and an empty mailbox in both languages', async ({
  page,
  maySay,
}) => {
  maySay(sandboxed)
  await goodLinks(page)
  const { mail } = await receiveMail('en', '305070')
  await page.goto(`/dev/mailbox/${mail.id}`)
  await page.getByRole('link', { name: 'Open only the HTML version' }).click()
  await expect(page.getByText('305070', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in to Hadashi' }).click()
  await expect(page).toHaveURL(/\/auth\/link-of-305070/)

  await page.goto('/dev/mailbox?to=nobody@example.jp')
  await expect(page.getByRole('heading', { name: 'No e-mails to this address' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { name: 'この宛先のメールはありません' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('nobody@example.jp')
  await expectUsable(page, 'main')
})
