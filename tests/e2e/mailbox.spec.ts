import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/console.ts'
import { shopDatabase } from '../support/customer.ts'
import { goodLinks } from '../support/good-link.ts'
import { mailTo } from '../support/read-mailbox.ts'
import { queueAlone, signInTo } from '../support/sign-in-mails.ts'
import { expectUsable } from '../support/usable.ts'

/** What the browser says when a test reaches into a mail: nothing runs there, not even the test's own script. */
const sandboxed = /^Blocked script execution in '[^']+\/dev\/mailbox\/[^/]+\/html/

/** Brings a mail into the mailbox of the shop; each test has a reader of its own. */
async function receive(language: 'en' | 'ja', code: string) {
  const to = `reader-${randomUUID()}@example.jp`
  await queueAlone(
    await shopDatabase(),
    signInTo(to, { language, code, home: String(process.env.SHOP_URL) }),
    new Date(),
  )
  return { to, mail: await mailTo(to) }
}

for (const language of ['en', 'ja'] as const)
  test(`a mail is found by its address on a phone, read, and its link opens the shop, in ${language}; everyone can use all of it`, async ({
    page,
    maySay,
  }) => {
    maySay(sandboxed)
    await goodLinks(page)
    const { to, mail } = await receive(language, '204060')
    // Nothing runs in the sandbox of a mail, no test either.
    await test.step('the mail itself', async () => {
      await page.setContent(mail.html)
      await expectUsable(page)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/dev/mailbox?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    if (language === 'en') await test.step('the list of all mails', () => expectUsable(page))
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
    const letter = page.frameLocator('iframe')
    await expect(letter.getByText('204060', { exact: true })).toBeVisible()
    await letter.getByRole('link', { name: /Sign in to Hadashi|Hadashiにログインする/ }).click()
    await expect(page).toHaveURL(/\/auth\/link-of-204060/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('a mail that is opened alone shows itself, and its link opens the shop too; a mailbox without mails says so in both languages', async ({
  page,
  maySay,
}) => {
  maySay(sandboxed)
  await goodLinks(page)
  const { mail } = await receive('en', '305070')
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
