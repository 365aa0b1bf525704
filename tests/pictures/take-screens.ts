import type { Browser } from '@playwright/test'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { pages } from '#domain/navigation/pages.ts'
import type { Language } from '#domain/settings.ts'
import { giveTokens, newCustomer } from '../support/browser/customer.ts'
import { knownVisitor } from '../support/browser/known-visitor.ts'

export const widths = [390, 1280] as const
export const themes = ['light', 'dark'] as const

export type Theme = (typeof themes)[number]
export type Screen = { readonly name: string; readonly width: number; readonly picture: Buffer }

/** Pages that a customer sees otherwise than a stranger does. */
const asCustomer = new Set<string>(pages.filter((page) => 'guard' in page).map(({ name }) => name))

/** Takes a picture of every page, whole, in one language and theme. */
export async function takeScreens(
  browser: Browser,
  language: Language,
  theme: Theme,
  only: (path: string) => boolean = () => true,
): Promise<Screen[]> {
  const customer = await newCustomer()
  const screens: Screen[] = []
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: String(process.env.SHOP_URL),
      viewport: { width, height: 844 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const { name, path } of [...pages, { name: 'unknown', path: '/nowhere' }]) {
      if (!only(path)) continue
      await context.clearCookies()
      // What a newcomer is asked would stand before every page.
      await context.addCookies(knownVisitor(String(process.env.SHOP_URL)))
      if (asCustomer.has(name)) await giveTokens(context, customer)
      await page.goto(withLanguage(path.replace('{token}', 'a1b2c3'), language))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('complementary').waitFor()
      // What the shop is asked for has come; a page that stays so is shown so.
      await page
        .locator('main .skeleton')
        .first()
        .waitFor({ state: 'detached', timeout: 5_000 })
        .catch(() => {})
      // What lies below the fold is fetched only when somebody comes near it.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager'
        await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
      })
      // In a window as high as the page, what sticks to the window stands where it belongs.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      screens.push({ name, width, picture: await page.screenshot({ type: 'jpeg', quality: 80 }) })
      await page.setViewportSize({ width, height: 844 })
    }
    await context.close()
  }
  return screens
}
