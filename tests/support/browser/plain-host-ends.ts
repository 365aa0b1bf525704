import type { Browser } from '@playwright/test'
import { expect, isAlive } from './console.ts'

/** The address and heading at which a visitor ends: the same as on the shop's own server. */
export const ends = [
  { locale: 'ja-JP', asked: '/about', at: '/ja/about?lang=ja', heading: '靴のできるまで' },
  { locale: 'en-GB', asked: '/about', at: '/about', heading: 'How it is made' },
  { locale: 'en-GB', asked: '/about/', at: '/about/', heading: 'How it is made' },
  { locale: 'en-GB', asked: '/about?a=1&lang=ja', at: '/ja/about?a=1&lang=ja', heading: '靴のできるまで' },
  { locale: 'ja-JP', asked: '/ja/about?lang=en#main', at: '/about?lang=en#main', heading: 'How it is made' },
  { locale: 'ja-JP', asked: '/ja/about?lang=fr', at: '/about?lang=fr', heading: 'How it is made' },
  { locale: 'en-GB', asked: '/fr/about', at: '/fr/about', heading: 'Page Not Found' },
  { locale: 'en-GB', asked: '/ja/nowhere', at: '/ja/nowhere', heading: 'ページが見つかりません' },
  { locale: 'en-GB', asked: '/profile/order', at: '/auth?wanted=%2Fprofile%2Forder', heading: 'Sign in' },
  { locale: 'en-GB', asked: '/scan', at: '/get-foot-scan', heading: 'Measure your feet' },
  { locale: 'en-GB', asked: '/ja//evil.example/x?lang=en', at: '/evil.example/x?lang=en', heading: 'Page Not Found' },
  { locale: 'en-GB', asked: '/auth/abc', at: '/auth/abc', heading: 'Sign in with a link' },
]

/** Checks that an address on a plain file host ends where it should, and that nothing fails on the way. */
export async function expectEnd(
  browser: Browser,
  host: string,
  { locale, asked, at, heading }: (typeof ends)[number],
): Promise<void> {
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(String(error)))
  await page.goto(host + asked)
  // The detected language is added to the address, wherever it ends.
  const end = new URL(host + at)
  await page.waitForURL(({ pathname, searchParams }) => {
    searchParams.delete('lang')
    return pathname === end.pathname && searchParams.get('wanted') === end.searchParams.get('wanted')
  })
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('html')).toHaveAttribute('lang', /^\/ja/.test(at) ? 'ja' : 'en')
  expect(broken).toEqual([])
  await expect(page.locator('title')).toHaveCount(1)
  expect(await page.locator('link[rel=canonical], meta[name=robots]').count()).toBeLessThanOrEqual(1)
  await context.close()
}
