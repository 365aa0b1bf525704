import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'
import { acceptLanguages, expectOneLanguage, type Visitor, visitors, ways } from '../support/browser/language-visits.ts'
import { publicPages } from '../support/server/built-site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toJapanese = (page: Page) => page.getByRole('link', { name: '日本語' })
const questions = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Questions' })

async function readPageLanguage(address: string, { locale, saved }: Visitor): Promise<string> {
  const headers = {
    accept: 'text/html',
    'accept-language': acceptLanguages[locale],
    ...(saved === undefined ? {} : { cookie: `language=${saved}` }),
  }
  const answer = await fetch(address, { headers })
  return /<html lang="(\w+)"/.exec(await answer.text())?.[1] ?? 'none'
}

test('serves every public page to every visitor in the right language, whatever the address', async ({ baseURL }) => {
  for (const { path } of publicPages)
    await Promise.all(
      visitors.flatMap((visitor) =>
        ways.map(async ({ write, read }) => {
          const caseName = `${write(path)} by ${visitor.locale} with ${visitor.saved} saved`
          expect(await readPageLanguage(baseURL + write(path), visitor), caseName).toBe(read(visitor))
        }),
      ),
    )
})

test('shows a page in one language from the first paint, whatever the address', async ({ browser, baseURL }) => {
  // One of each kind: by browser, by stored choice, by path, and by an address that contradicts itself.
  const kinds = [
    [{ locale: 'ja-JP', saved: undefined }, '/', 'ja'],
    [{ locale: 'en-GB', saved: 'ja' }, '/reserve', 'ja'],
    [{ locale: 'ja-JP', saved: 'ja' }, '/ja/reserve?lang=fr', 'en'],
    [{ locale: 'en-GB', saved: 'en' }, '/en?lang=ja', 'ja'],
  ] as const
  for (const [visitor, address, language] of kinds)
    await test.step(address, () => expectOneLanguage(browser, String(baseURL), visitor, address, language))
})

test('stores a chosen language and applies it to addresses without one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: String(baseURL) })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await test.step('shows an address below /en in English in any browser, and the pages reached from it', async () => {
    await openAlive(page, '/en/faq')
    await page.getByRole('main').getByRole('link', { name: 'How it is made' }).click()
    await expect(heading(page)).toHaveText('How it is made')
    await page.reload()
    await isAlive(page)
    await expect(heading(page)).toHaveText('How it is made')
  })
  await openAlive(other, '/ja/faq')
  await other.getByRole('link', { name: 'English' }).click()
  await expect(heading(other)).toHaveText('Questions')
  await toJapanese(other).click()
  await expect(heading(other)).toHaveText('よくある質問')
  await test.step('applies a choice of another tab only on the next load', async () => {
    await questions(page).click()
    await expect(heading(page)).toHaveText('Questions')
    await page.goto('/about')
    await expect(heading(page)).toHaveText('靴のできるまで')
    await expect(page).toHaveURL(/\/ja\/about\?lang=ja$/)
  })
  expect(await page.evaluate(() => localStorage.getItem('hadashi-language'))).toBe('ja')
  await context.close()
})
