import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { expectOneLanguage, visitors, ways } from '../support/browser/language-visits.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toJapanese = (page: Page) => page.getByRole('link', { name: '日本語' })
const questions = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Questions' })

// One page that is the same for everyone, and one with live data.
for (const visitor of visitors)
  for (const path of ['/', '/reserve'])
    for (const { write, read } of ways) {
      const who = `a ${visitor.locale} browser with ${visitor.saved ?? 'nothing'} saved`
      test(`${who} gets ${write(path)} in one language from the first paint`, ({ browser, baseURL }) =>
        expectOneLanguage(browser, String(baseURL), visitor, write(path), read(visitor)))
    }

for (const query of ['?lang=en&lang=ja', '?LANG=ja', '?lang=%00', '?lang=', '?lang=en#asked'])
  test(`shows the address /about${query} in English, and Back returns to the page before`, async ({ page }) => {
    await page.goto('/faq')
    await openAlive(page, `/about${query}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions')
  })

test('shows every page in its own language when going back across languages', async ({ page }) => {
  await page.goto('/faq')
  // An address that contradicts itself adds no history entry.
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
