import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/browser/console.ts'

const field = (page: Page) => page.getByRole('searchbox')
const summaries = (page: Page) => page.getByRole('main').locator('summary')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('opens the question of the address on load and keeps it open, also from another page and during a search', async ({
  page,
}) => {
  await openAlive(page, '/ja/faq?q=photo&from=mail#rain')
  await expect(page.locator('#rain p').first()).toBeInViewport()
  await expect(page).toHaveURL(/\/ja\/faq\?from=mail&lang=ja#rain$/)
  await expect(page.locator('details[open]')).toHaveCount(1)

  await field(page).fill('STL')
  await expect(page).toHaveURL(/[?&]q=STL$/)
  await page.evaluate(() => {
    location.hash = 'no-fit'
  })
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
  await expect(field(page)).toHaveValue('')

  await field(page).fill('STL')
  await expect(page).toHaveURL(/[?&]q=STL$/)
  await summaries(page).first().click()
  await page.locator('details[open] .own-link').click()
  await expect(page).toHaveURL(/\/ja\/faq#scan-file$/)
  await expect(page.locator('#scan-file p').first()).toBeInViewport()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Hadashi/ })
    .click()
  await page.getByRole('main').locator('a[href$="/faq#no-fit"]').click()
  await expect(heading(page)).toHaveText('よくある質問')
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
  // Loaded as a document, the question is open before the page is hydrated.
  await page.reload()
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
  await isAlive(page)
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
})

test('keeps typed text and page on Enter when the page’s code fails to load', async ({ page, mayFail, maySay }) => {
  mayFail(/\/assets\//)
  maySay(/./)
  await page.route(/\/assets\/(?!boot).*\.js$/, (route) => route.abort())
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const dead = page.waitForEvent('requestfailed')
  await page.goto('/faq')
  await dead
  await page.getByLabel('Search the questions').fill('photo')
  for (let times = 0; times < 3; times += 1) await page.getByLabel('Search the questions').press('Enter')
  await expect(page.getByLabel('Search the questions')).toHaveValue('photo')
  expect(page.url()).toMatch(/\/faq$/)
  expect(loads).toBe(1)
})
