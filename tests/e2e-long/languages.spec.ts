import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { expectOneLanguage, visitors, ways } from '../support/browser/language-visits.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toJapanese = (page: Page) => page.getByRole('link', { name: '日本語' })
const questions = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Questions' })

// A page that is the same for everyone, and one with live data.
for (const visitor of visitors)
  for (const path of ['/', '/reserve'])
    for (const { write, read } of ways) {
      const who = `a ${visitor.locale} browser with ${visitor.saved ?? 'nothing'} saved`
      test(`${who} reads ${write(path)} in one language from the first paint on`, ({ browser, baseURL }) =>
        expectOneLanguage(browser, String(baseURL), visitor, write(path), read(visitor)))
    }

for (const query of ['?lang=en&lang=ja', '?LANG=ja', '?lang=%00', '?lang=', '?lang=en#asked'])
  test(`the address /about${query} is read in English, and Back still leads back`, async ({ page }) => {
    await page.goto('/faq')
    await openAlive(page, `/about${query}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions')
  })

test('going back across languages shows every page in its own, and nothing half', async ({ page }) => {
  await page.goto('/faq')
  // An address that contradicts itself is no step of its own.
  await openAlive(page, '/about?lang=en&lang=ja')
  await questions(page).click()
  await expect(heading(page)).toHaveText('Questions')
  await toJapanese(page).click()
  await expect(heading(page)).toHaveText('よくある質問')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tabi Gen 01' }).click()
  await expect(heading(page)).toHaveText('Tabi Gen 01')
  await page.goBack()
  await expect(heading(page)).toHaveText('よくある質問')
  await page.goBack()
  await expect(heading(page)).toHaveText('How it is made')
  await page.goForward()
  await expect(heading(page)).toHaveText('よくある質問')
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toHaveText('Questions')
})
