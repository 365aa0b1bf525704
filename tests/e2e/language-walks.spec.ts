import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toJapanese = (page: Page) => page.getByRole('link', { name: '日本語' })
const questions = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Questions' })
const catalogs = /\/assets\/texts\/.*\.ja\.json/

test('whoever goes on while a language is on its way reads the new page in it, and is not taken back', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(catalogs, async (route) => {
    await held.promise
    await route.continue()
  })
  await openAlive(page, '/about')
  await toJapanese(page).click()
  await expect(toJapanese(page)).toHaveAttribute('aria-busy', 'true')
  await questions(page).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  held.resolve()
  await expect(heading(page)).toHaveText('よくある質問')
  await expect(page).toHaveURL(/\/ja\/faq\?lang=ja$/)
  // The entry before says which language it was read in.
  await page.goBack()
  await expect(heading(page)).toHaveText('How it is made')
})

test('whoever goes on while a language does not come stays where they went', async ({ page, mayFail }) => {
  mayFail(catalogs)
  const held = Promise.withResolvers<void>()
  await page.route(catalogs, async (route) => {
    await held.promise
    await route.abort()
  })
  await openAlive(page, '/about')
  await toJapanese(page).click()
  await questions(page).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  held.resolve()
  await expect(toJapanese(page)).not.toHaveAttribute('aria-busy')
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.unroute(catalogs)
  await toJapanese(page).click()
  await expect(heading(page)).toHaveText('よくある質問')
})

test('a language that is chosen in another tab changes no page of this one until it is loaded', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()]
  await openAlive(one, '/about')
  await openAlive(other, '/about')
  await toJapanese(other).click()
  await expect(heading(other)).toHaveText('靴のできるまで')
  await questions(one).click()
  await expect(heading(one)).toHaveText('Questions and answers')
  await one.reload()
  await expect(heading(one)).toHaveText('よくある質問')
})

test('going back across languages shows every page in its own, and nothing half', async ({ page }) => {
  await openAlive(page, '/about')
  await questions(page).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await toJapanese(page).click()
  await expect(heading(page)).toHaveText('よくある質問')
  await page
    .getByRole('banner')
    .getByRole('link', { name: '靴を見る' })
    .or(page.getByRole('contentinfo').getByRole('link', { name: 'Tabi Gen 01' }))
    .first()
    .click()
  await expect(heading(page)).toHaveText('Tabi Gen 01')
  await page.goBack()
  await expect(heading(page)).toHaveText('よくある質問')
  await page.goBack()
  await expect(heading(page)).toHaveText('How it is made')
  await page.goForward()
  await expect(heading(page)).toHaveText('よくある質問')
})

test('a path that begins with two languages is no page, and stays as it was written', async ({ page, mayFail }) => {
  mayFail(/\/en\/ja\/about/)
  await openAlive(page, '/en/ja/about')
  await expect(heading(page)).toHaveText('Page Not Found')
  await expect(page).toHaveURL(/\/en\/ja\/about(\?lang=en)?$/)
})

for (const query of ['?lang=en&lang=ja', '?LANG=ja', '?lang=%00', '?lang=', '?lang=en#asked'])
  test(`the address /about${query} is read in English, and Back still leads back`, async ({ page }) => {
    await page.goto('/faq')
    await openAlive(page, `/about${query}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(heading(page)).toHaveText('How it is made')
    await page.goBack()
    await expect(heading(page)).toHaveText('Questions and answers')
  })
