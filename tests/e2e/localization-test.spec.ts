import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'

const fact = (page: Page, name: string) =>
  page.locator('dl.facts > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
const found = (page: Page) => page.getByRole('status').locator('dl.facts > div')
const calls = /\/api\/localization\/translations\?/

test('it says what the page is read in, why, and how things are written', async ({ page }) => {
  await openAlive(page, '/localization-test')
  await expect(page).toHaveTitle('Localization Test')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Simple localization system test page',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(fact(page, 'Language')).toHaveText('English (en)')
  await expect(fact(page, 'Where it came from')).toHaveText('the browser prefers it')
  await expect(fact(page, 'Direction')).toHaveText('ltr')
  await expect(fact(page, 'State of its machine')).toHaveText('ready')
  await expect(fact(page, 'Price in pounds')).toHaveText('£240.00')
  await expect(fact(page, 'Price in yen')).toHaveText('¥44,000')
  await expect(fact(page, 'Plural of 1')).toHaveText('1 pair of shoes')
  await expect(fact(page, 'Plural of 0')).toHaveText('0 pairs of shoes')
})

test('where the language came from follows the address and what was chosen', async ({ page }) => {
  await openAlive(page, '/ja/localization-test')
  await expect(page).toHaveTitle('多言語表示テスト')
  await expect(fact(page, '言語の決まり方')).toHaveText('アドレスの先頭で指定されています')
  await expect(fact(page, '複数形（2）')).toHaveText('2足の靴')
  await openAlive(page, '/localization-test?lang=fr')
  await expect(fact(page, 'Where it came from')).toHaveText('the address asks for it (lang)')
})

test('it counts the texts, says how old the answer is, and loads them again', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (/translations\?lang=en$/.test(request.url())) asked += 1
  })
  await openAlive(page, '/localization-test')
  await expect(fact(page, 'Texts')).toHaveText(/^\d{3,}$/)
  await expect(fact(page, 'Missing keys')).toHaveText('0')
  await expect(fact(page, 'Age of the answer')).toHaveText(/^\d+ s of 300 s$/)
  expect(asked).toBe(1)
  await page.getByRole('button', { name: 'Load the texts again' }).click()
  await expect.poll(() => asked).toBe(2)
  await expect(fact(page, 'Texts')).toHaveText(/^\d{3,}$/)
})

test('a key without a text in this language is named', async ({ page }) => {
  const entry = (key: string, text: string) => ({ key, text })
  await page.route(calls, (route) => {
    const isEnglish = route.request().url().includes('lang=en')
    const translations = [entry('a', 'A'), entry('b', isEnglish ? 'B' : '')]
    return route.fulfill({ json: { status: 'success', data: { translations, categories: [] } } })
  })
  await openAlive(page, '/ja/localization-test')
  await expect(fact(page, '訳のないキー')).toHaveText('b')
})

test('a text is found by its key and by its words, and what is not there is said', async ({ page, mayFail }) => {
  mayFail(/\/api\/localization\/translation\//)
  await openAlive(page, '/localization-test')
  await page.getByLabel('Key').fill('Q7nfHL')
  await page.getByLabel('Key').press('Enter')
  await expect(found(page)).toHaveText(/Q7nfHL\s*See the shoe/)
  for (const [key, error] of [
    ['nothing', 'Translation not found (NOT_FOUND)'],
    ['../../etc', 'The address cannot be read (UNKNOWN_ERROR)'],
  ] as const) {
    await page.getByLabel('Key').fill(key)
    await page.getByRole('button', { name: 'Look up the key' }).click()
    await expect(page.getByLabel('Key')).toHaveAccessibleDescription(error)
    await expect(page.getByLabel('Key')).toHaveValue(key)
  }
  await page.getByLabel('Words of the text').fill('page not found')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await expect(found(page).filter({ hasText: 'Page not found: {path}' }).first()).toBeVisible()
  await page.getByLabel('Words of the text').fill('<b>no such words')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await expect(page.getByText('No text found')).toBeVisible()
})

for (const [status, english, japanese] of [
  [401, 'Authentication required', 'ログインが必要です'],
  [403, 'Access denied', 'この操作は許可されていません'],
  [404, 'Translation not found', '文言が見つかりません'],
  [500, 'Server error', 'サーバーエラー'],
  [418, 'I am a teapot', '不明なエラー'],
  [0, 'Network error', '通信エラー'],
] as const) {
  test(`an answer of status ${status} to a look-up is "${english}", in both languages`, async ({ page, mayFail }) => {
    mayFail(/\/api\/localization\/translation\//)
    const message = 'I am a teapot'
    await page.route(/\/api\/localization\/translation\//, (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { status: 'error', code: 'X', message } }),
    )
    for (const [address, label, text] of [
      ['/localization-test', 'Key', english],
      ['/ja/localization-test', 'キー', japanese],
    ] as const) {
      await openAlive(page, address)
      await page.getByLabel(label, { exact: true }).fill('x')
      await page.getByLabel(label, { exact: true }).press('Enter')
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(`^${text}`))
    }
  })
}

test('when the texts do not come the page says so, and brings them when it is tried again', async ({
  page,
  mayFail,
}) => {
  mayFail(calls)
  await page.route(calls, (route) => route.abort())
  await openAlive(page, '/localization-test')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Network error')
  await page.unroute(calls)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(fact(page, 'Texts')).toHaveText(/^\d{3,}$/)
})
