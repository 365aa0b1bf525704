import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { type RunningShop, startShop } from '../support/running-shop.ts'

const translations = /\/api\/localization\/translations\?/
const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Whatever was wrong with the translations, the shop can be read and walked. */
async function isUsable(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(heading(page)).toHaveText('よくある質問')
}

test('every page load asks for the translations of its language once, 100 ms after it is set up', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (translations.test(request.url())) asked.push(new URL(request.url()).search)
  })
  await openAlive(page, '/about')
  await expect.poll(() => asked).toEqual(['?lang=en&category=changed'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect.poll(() => asked).toEqual(['?lang=en&category=changed', '?lang=ja&category=changed'])
  // Within five minutes what was answered is not asked for again.
  await page.getByRole('link', { name: 'English' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(heading(page)).toHaveText('よくある質問')
  expect(asked).toHaveLength(2)
})

test('the choice of a language is saved and stands in the address, in place of the entry that was there', async ({
  page,
  context,
}) => {
  await openAlive(page, '/about?from=mail#top')
  await expect(page).toHaveURL(/\/about\?from=mail&lang=en#top$/)
  expect(await page.evaluate(() => [history.length, localStorage.getItem('hadashi-language')])).toEqual([2, 'en'])
  const saved = (await context.cookies()).find(({ name }) => name === 'language')
  expect(saved).toMatchObject({ value: 'en', sameSite: 'Lax' })
  expect((saved?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(364 * 86_400)
})

test('a language that is chosen holds on the next page, and is written into the address by every load', async ({
  page,
}) => {
  await openAlive(page, '/ja/about')
  await expect(page).toHaveURL(/\/ja\/about\?lang=ja$/)
  await page.goto('/faq')
  await isAlive(page)
  await expect(page).toHaveURL(/\/ja\/faq\?lang=ja$/)
})

for (const [what, answer] of [
  ['are down', { status: 500, json: { status: 'error', code: 'SERVER_ERROR', message: 'Server error' } }],
  ['answer with a page', { status: 200, contentType: 'text/html', body: '<script>alert(1)</script>' }],
  ['answer with half of an answer', { status: 200, body: '{"status":"success","data":{"translations":[{"key":"Q7n' }],
  ['answer with something else', { status: 200, json: { status: 'success', data: { translations: 'all' } } }],
] as const) {
  test(`translations that ${what} are told of in passing, and the shop goes on`, async ({ page, mayFail }) => {
    mayFail(translations)
    await page.route(translations, (route) => route.fulfill(answer))
    await openAlive(page, '/')
    await expect(toast(page)).toHaveText('Failed to load translations')
    await isUsable(page)
    await expect(page.getByText('最新の文言を読み込めませんでした')).toBeVisible()
  })
}

test('translations that cannot be reached are told of, and the message can be put away', async ({ page, mayFail }) => {
  mayFail(translations)
  await page.route(translations, (route) => route.abort())
  await openAlive(page, '/')
  await toast(page).getByRole('button', { name: 'Close the message' }).click()
  await expect(toast(page)).toHaveCount(0)
  await isUsable(page)
})

test('translations that are slow hold nothing up, and are put in when they come', async ({ page }) => {
  let answer: () => void = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(translations, async (route) => {
    await slow
    const translations = [{ key: 'Q7nfHL', text: 'Behold the shoe', compiled: ['Behold the shoe'] }]
    await route.fulfill({ json: { status: 'success', data: { translations, categories: [] } } })
  })
  await openAlive(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'How it is made' }).first().click()
  await expect(heading(page)).toHaveText('How it is made')
  answer()
  await expect(page.getByRole('main').getByRole('link', { name: 'Behold the shoe' })).toBeVisible()
})

test('hostile translations change nothing that they do not fit, and run nothing', async ({ page }) => {
  const evil = '<img src=x onerror="document.title=1">'
  const entries = [
    { key: 'Q7nfHL', text: evil, compiled: [evil] },
    { key: 'DDLKV1', text: '{token}', compiled: [['token', 'plural', { one: ['x'] }]] },
    { key: '__proto__', text: 'x', compiled: ['x'] },
    { key: 'constructor', text: 'x', compiled: [['x']] },
    { text: 'no key' },
    { key: 'no text' },
    null,
    7,
  ]
  await page.route(translations, (route) =>
    route.fulfill({ json: { status: 'success', data: { translations: entries.slice(0, 6), categories: [] } } }),
  )
  await openAlive(page, '/')
  await expect(page.getByRole('main').getByText(evil).first()).toBeVisible()
  await expect(page).toHaveTitle('Shoes that begin with your feet · Hadashi')
  await expect(toast(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
})

test('a language that cannot be set up is logged, and the page can be read', async ({ page, mayFail, maySay }) => {
  mayFail(/_payload\.json/)
  maySay(/^Failed to initialize localization/)
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to initialize localization'),
  )
  await page.route(/\/faq\/_payload\.json/, (route) => route.abort())
  await page.goto('/faq')
  await page.keyboard.press('Shift')
  expect((await logged).type()).toBe('error')
  await page.getByText('When do I pay?').click()
  await expect(page.getByText(/After the workshop has checked/)).toBeVisible()
  await page.unroute(/\/faq\/_payload\.json/)
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  await expect.poll(touched).toBe('')
})

test('with storage forbidden the page is read in the language of its address, and the other one can be chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: forbidden })
    Object.defineProperty(window, 'sessionStorage', { get: forbidden })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
  })
  await openAlive(page, '/about')
  await isUsable(page)
  await expect(page).toHaveURL(/\/ja\/faq\?lang=ja$/)
})

test('a switch of language in the middle of a form keeps what was typed', async ({ page }) => {
  await openAlive(page, '/_ui#fields')
  const field = page.getByRole('textbox').first()
  await field.fill('half a sentence, 途中')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('textbox').first()).toHaveValue('half a sentence, 途中')
})

test.describe('what an operator changes', () => {
  let shop: RunningShop
  test.beforeAll(async () => {
    shop = await startShop()
  })
  test.afterAll(async () => {
    await shop.stop()
  })

  const command = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['server/cli/shop.ts', 'translation', ...words], {
      env: { ...process.env, NODE_ENV: '', DATA_DIR: shop.dataDir },
    })
  const written = async () => (await fetch(`${shop.url}/`, { headers: { 'accept-language': 'en' } })).text()

  test('is read in the page from its first paint on, and everywhere else', async ({ page }) => {
    await command('set', 'Q7nfHL', '--en', 'Behold <3 the shoe & its toes')
    await expect.poll(written).toContain('Behold &lt;3 the shoe &amp; its toes')
    const link = page.getByRole('main').getByRole('link', { name: 'Behold <3 the shoe & its toes' })
    await page.goto(shop.url, { waitUntil: 'domcontentloaded' })
    await expect(link.first()).toBeVisible()
    await isAlive(page)
    await expect(link.first()).toBeVisible()
    // The page was taken over as it stood: nothing of it was drawn anew.
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
    await expect(heading(page)).toHaveText('How it is made')
    await expect(link.first()).toBeVisible()

    await command('reset', 'Q7nfHL')
    await expect.poll(written).toContain('See the shoe')
  })
})
