import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'

const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const summaries = (page: Page) => page.getByRole('main').locator('summary')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('what is typed before the page is alive is searched, and found again by going back and by loading anew', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  await field(page).fill('deliver')
  await isAlive(page)
  await expect(field(page)).toHaveValue('deliver')
  await expect(status(page)).toHaveText(/found/)
  await expect(page).toHaveURL(/[?&]q=deliver(&|$)/)
  await field(page).pressSequentially('y')
  await expect(page).toHaveURL(/[?&]q=delivery(&|$)/)
  await expect(summaries(page).filter({ visible: true }).first()).not.toHaveText('')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
  await expect(heading(page)).toHaveText('How it is made')
  await page.goBack()
  await expect(field(page)).toHaveValue('delivery')
  await expect(status(page)).toHaveText(/found/)
  await page.reload()
  await isAlive(page)
  await expect(field(page)).toHaveValue('delivery')
  await expect(status(page)).toHaveText(/found/)
  await field(page).fill('足'.repeat(5000))
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '足'.repeat(100))
  expect((await page.request.get(page.url())).status()).toBe(200)
})

test('a question in the address is open on load and stays open, also from another page and during a search', async ({
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
  // Loaded as a document, the question is open before the page is alive.
  await page.reload()
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
  await isAlive(page)
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
})

test('while Japanese is being composed nothing changes; what came of it is searched', async ({ page }) => {
  await openAlive(page, '/ja/faq')
  const field = page.getByRole('searchbox')
  await field.fill('写真')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '写真')
  await expect(status(page)).toHaveText(/\d件の質問/)
  const before = await status(page).textContent()
  await field.press('End')
  const keys = await page.context().newCDPSession(page)
  for (const text of ['z', 'ざ', 'ざz', 'ざざ'])
    await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await expect(field).toHaveValue('写真ざざ')
  const isKept = await field.evaluate((input) => {
    const key = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true })
    return !input.dispatchEvent(key)
  })
  expect(isKept, 'the browser may not empty the field').toBe(true)
  expect(new URL(page.url()).searchParams.get('q')).toBe('写真')
  expect(await status(page).textContent()).toBe(before)
  await keys.send('Input.insertText', { text: '座' })
  await expect(field).toHaveValue('写真座')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '写真座')
})

test('when the code of the page does not come, Enter keeps the typed text and the page', async ({
  page,
  mayFail,
  maySay,
}) => {
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
