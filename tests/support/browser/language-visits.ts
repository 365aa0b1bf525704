import type { Browser } from '@playwright/test'
import { withLanguage } from '#domain/language/language-in-path.ts'
import type { Language } from '#domain/settings.ts'
import { expect, isAlive } from './console.ts'

export const acceptLanguages = { 'ja-JP': 'ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7', 'en-GB': 'en-GB,en;q=0.9' }
const locales = ['ja-JP', 'en-GB'] as const

export type Visitor = { readonly locale: (typeof locales)[number]; readonly saved: Language | undefined }

/** Every combination of browser language and saved language. */
export const visitors = locales.flatMap((locale) =>
  (['en', 'ja', undefined] as const).map((saved): Visitor => ({ locale, saved })),
)

/** Every way to address a page, and the language in which it is shown. */
export const ways: { write(path: string): string; read(visitor: Visitor): Language }[] = [
  { write: (path) => path, read: ({ locale, saved }) => saved ?? (locale === 'ja-JP' ? 'ja' : 'en') },
  { write: (path) => withLanguage(path, 'ja'), read: () => 'ja' },
  { write: (path) => `/en${path === '/' ? '' : path}`, read: () => 'en' },
  { write: (path) => `${path}?lang=ja`, read: () => 'ja' },
  { write: (path) => `${path}?lang=en`, read: () => 'en' },
  { write: (path) => `${withLanguage(path, 'ja')}?lang=en`, read: () => 'en' },
  { write: (path) => `${withLanguage(path, 'ja')}?lang=fr`, read: () => 'en' },
  { write: (path) => `/en${path === '/' ? '' : path}?lang=ja`, read: () => 'ja' },
]

/** Checks that a page is in one language from its first paint on, and logs nothing to the console. */
export async function expectOneLanguage(
  browser: Browser,
  baseURL: string,
  { locale, saved }: Visitor,
  address: string,
  language: Language,
): Promise<void> {
  const context = await browser.newContext({ locale, baseURL })
  if (saved) await context.addCookies([{ name: 'language', value: saved, url: baseURL }])
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(address, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  const first = await heading.textContent()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await isAlive(page)
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('meta[name=language]')).toHaveAttribute('content', language)
  expect(await heading.textContent()).toBe(first)
  expect(said, address).toEqual([])
  await context.close()
}
