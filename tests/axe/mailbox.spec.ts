import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/console.ts'
import { shopDatabase } from '../support/customer.ts'
import { mailTo } from '../support/read-mailbox.ts'
import { queueAlone, signInTo } from '../support/sign-in-mails.ts'
import { expectUsable } from '../support/usable.ts'

for (const language of ['en', 'ja'] as const)
  test(`the mailbox and a mail can be used by everyone, light and dark, narrow and wide, in ${language}`, async ({
    page,
    maySay,
  }) => {
    maySay(/^Blocked script execution in '[^']+\/dev\/mailbox\/[^/]+\/html/)
    const to = `reader-${randomUUID()}@example.jp`
    const db = await shopDatabase()
    await queueAlone(db, signInTo(to, { language }), new Date())
    await db.destroy()
    const { id, html } = await mailTo(to)
    // Nothing runs in the sandbox of a mail, no test either.
    await test.step('the mail itself', async () => {
      await page.setContent(html)
      await expectUsable(page)
    })
    for (const path of ['?', '?to=nobody@example.jp&', `/${id}?`])
      await test.step(path, async () => {
        await page.goto(`/dev/mailbox${path}lang=${language}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expectUsable(page)
      })
  })
