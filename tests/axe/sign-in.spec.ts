import { randomUUID } from 'node:crypto'
import { expect, isAlive, test } from '../support/console.ts'
import { forgetMails } from '../support/forget-mails.ts'
import { codeTo } from '../support/newest-mail.ts'
import { expectUsable } from '../support/usable.ts'

for (const prefix of ['', '/ja']) {
  test(`every step of signing in can be used by everyone, at ${prefix || '/'}`, async ({ page, mayFail }) => {
    mayFail(/\/user\/sign-in\//)
    const email = `mika-${randomUUID()}@example.com`
    await forgetMails(email)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${prefix}/signup`)
    await isAlive(page)
    await page.locator('form button[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectUsable(page)

    await page.goto(`${prefix}/auth`)
    await isAlive(page)
    const field = page.locator('#sign-in-email')
    await field.fill('mika')
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectUsable(page)
    await field.fill(email)
    await field.press('Enter')
    const code = page.locator('#sign-in-code')
    await code.fill('000000')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expectUsable(page)
    await code.fill(await codeTo(email))
    await expect(page.locator('#given-name')).toBeVisible()
    await expectUsable(page)
  })
}
