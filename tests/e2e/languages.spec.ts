import { withLanguage } from '#domain/language/language-of-path.ts'
import type { Language } from '#domain/settings.ts'
import { publicPages } from '../support/built-site.ts'
import { expect, isAlive, test } from '../support/console.ts'

const acceptLanguages = { 'ja-JP': 'ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'en-GB': 'en-GB,en;q=0.9' }
const locales = ['ja-JP', 'en-GB'] as const
const savedChoices = ['en', 'ja', undefined] as const

type Visitor = { readonly locale: (typeof locales)[number]; readonly saved: Language | undefined }

/** Every way to ask for a page, and the language that it is read in. */
const ways: { write(path: string): string; read(visitor: Visitor): Language }[] = [
  { write: (path) => path, read: ({ locale, saved }) => saved ?? (locale === 'ja-JP' ? 'ja' : 'en') },
  { write: (path) => withLanguage(path, 'ja'), read: () => 'ja' },
  { write: (path) => `/en${path === '/' ? '' : path}`, read: () => 'en' },
  { write: (path) => `${path}?lang=ja`, read: () => 'ja' },
  { write: (path) => `${path}?lang=en`, read: () => 'en' },
  { write: (path) => `${withLanguage(path, 'ja')}?lang=en`, read: () => 'en' },
  { write: (path) => `${withLanguage(path, 'ja')}?lang=fr`, read: () => 'en' },
  { write: (path) => `/en${path === '/' ? '' : path}?lang=ja`, read: () => 'ja' },
]

const visitors = locales.flatMap((locale) => savedChoices.map((saved): Visitor => ({ locale, saved })))

async function languageOf(address: string, { locale, saved }: Visitor): Promise<string> {
  const headers = {
    accept: 'text/html',
    'accept-language': acceptLanguages[locale],
    ...(saved === undefined ? {} : { cookie: `language=${saved}` }),
  }
  const answer = await fetch(address, { headers })
  return /<html lang="(\w+)"/.exec(await answer.text())?.[1] ?? 'none'
}

for (const visitor of visitors) {
  const who = `a ${visitor.locale} browser with ${visitor.saved ?? 'nothing'} saved`

  test(`every public page comes to ${who} in the right language, however it is asked for`, async ({ baseURL }) => {
    for (const { path } of publicPages)
      for (const { write, read } of ways)
        expect(await languageOf(baseURL + write(path), visitor), write(path)).toBe(read(visitor))
  })

  // A page that is the same for everyone, and one with live data: each is read by half of the visitors.
  const path = visitor.locale === 'ja-JP' ? '/' : '/reserve'
  test(`${who} reads ${path} in one language from the first paint on`, async ({ browser, baseURL }) => {
    // Eight pages one after the other, each of which comes to life in its own time.
    test.slow()
    for (const { write, read } of ways) {
      const context = await browser.newContext({ locale: visitor.locale, baseURL: String(baseURL) })
      if (visitor.saved) await context.addCookies([{ name: 'language', value: visitor.saved, url: String(baseURL) }])
      const page = await context.newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (fault) => said.push(String(fault)))
      await page.goto(write(path), { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      const first = await heading.textContent()
      const language = read(visitor)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await isAlive(page)
      await expect(page.getByRole('complementary')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('meta[name=language]')).toHaveAttribute('content', language)
      expect(await heading.textContent()).toBe(first)
      expect(said, write(path)).toEqual([])
      await context.close()
    }
  })
}

test('the choice of a language is kept, and holds for addresses that name none', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/faq')
  await isAlive(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
  expect(await page.evaluate(() => localStorage.getItem('hadashi-language'))).toBe('en')
  await context.close()
})

test('/en/faq is English in any browser, and so is everything that is reached from there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/en/faq')
  await isAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'How it is made' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
  await context.close()
})
