import type { Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'

const cases = [
  {
    address: '/faq',
    field: 'Search the questions',
    query: 'photos',
    first: 'What happens to the photos of my feet?',
    hits: /\d questions found/,
    none: 'No question found',
  },
  {
    address: '/ja/faq',
    field: '質問を検索する',
    query: 'ｷｬﾝｾﾙ',
    first: '注文をキャンセルできますか',
    hits: /\d件の質問/,
    none: '該当する質問がありません',
  },
]

const languageOf = (path: string) => (path.startsWith('/ja/') ? 'ja' : 'en')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const summaries = (page: Page) => page.getByRole('main').locator('summary')

async function allAreShown(page: Page): Promise<void> {
  await expect.poll(() => summaries(page).count()).toBeGreaterThan(35)
}

for (const { address, field, query, first, hits, none } of cases) {
  test(`${address} is searched while it is typed, and keeps the words in its address`, async ({ page }) => {
    await openAlive(page, address)
    await page.getByLabel(field).fill(query)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(hits)
    await expect(page.locator('summary').filter({ visible: true }).first()).not.toHaveText('')
    await expect(page.getByRole('main').locator('summary', { hasText: first })).toBeVisible()
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === query)

    await page.reload()
    await isAlive(page)
    await expect(page.getByLabel(field)).toHaveValue(query)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(hits)

    await page.getByLabel(field).fill('zzzzqqq')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(none)
    await expect(page.getByRole('main').locator('summary')).toHaveCount(0)
    await page.getByLabel(field).fill('')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('')
    await allAreShown(page)
    await expect(page).toHaveURL((url) => !url.searchParams.has('q'))
  })
}

test('going back to a search finds it as it was left, and no letter of it is a step of its own', async ({ page }) => {
  await openAlive(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  await page.getByLabel('Search the questions').pressSequentially('delivery')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/)
  await expect(page).toHaveURL(/\?q=delivery$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
  await page.goBack()
  await expect(page.getByLabel('Search the questions')).toHaveValue('delivery')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
})

test('what was typed before the page came to life is searched for once it does', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByLabel('Search the questions').fill('konbini')
  await isAlive(page)
  await expect(page.getByLabel('Search the questions')).toHaveValue('konbini')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/found/)
})

for (const address of ['/faq#no-fit', '/ja/faq#no-fit']) {
  test(`${address} opens its question on load, and it stays open when the page comes to life`, async ({ page }) => {
    await openAlive(page, address)
    await expect(page.locator('#no-fit p').first()).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
  })
}

test('a link from another page opens its question, and every question has a link to itself', async ({ page }) => {
  await openAlive(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'What if the pair does not fit?' }).click()
  await expect(page.locator('#no-fit p').first()).toBeInViewport()
  await page.getByText('Can I cancel my order?').click()
  await page.locator('#cancel').getByRole('link', { name: 'Link to this question' }).click()
  await expect(page).toHaveURL(/\/faq#cancel$/)
  await expect(page.locator('#cancel p').first()).toBeInViewport()
})

for (const path of ['/faq', '/ja/faq']) {
  test(`${path} with a search and a question in its address shows the question and ends the search`, async ({
    page,
  }) => {
    await openAlive(page, `${path}?q=photo&from=mail#rain`)
    await expect(page.locator('#rain p').first()).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${path}\\?from=mail&lang=${languageOf(path)}#rain$`))
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(status(page)).toHaveText('')
    await allAreShown(page)
  })

  test(`${path}: a place in the address that changes during a search ends the search, a link to a question too`, async ({
    page,
  }) => {
    await openAlive(page, path)
    await page.getByRole('searchbox').fill('STL')
    await expect(page).toHaveURL(/[?&]q=STL$/)
    await page.evaluate(() => {
      location.hash = 'rain'
    })
    await expect(page.locator('#rain p').first()).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`${path}\\?lang=${languageOf(path)}#rain$`))
    await expect(page.getByRole('searchbox')).toHaveValue('')

    await page.getByRole('searchbox').fill('STL')
    await expect(page).toHaveURL(/[?&]q=STL$/)
    await summaries(page).first().click()
    const link = page.locator('details[open] .own-link')
    await expect(link).toHaveAttribute('href', `${path}#scan-file`)
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}#scan-file$`))
    await expect(page.locator('#scan-file p').first()).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await allAreShown(page)
  })
}

test('the other language begins without the search, and keeps what else the address says', async ({ page }) => {
  await openAlive(page, '/faq?from=mail&q=photo&to=1')
  await expect(status(page)).toHaveText(/found/)
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('よくある質問')
  await expect(page).toHaveURL(/\/ja\/faq\?from=mail&to=1&lang=ja$/)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await allAreShown(page)
})

test('a text without a word finds nothing; the way out shows all questions, and one leads to a person', async ({
  page,
}) => {
  await openAlive(page, '/faq?q=%F0%9F%91%9F')
  for (const text of ['👟', '.*+?^$', '\0']) {
    await page.getByRole('searchbox').fill(text)
    await expect(status(page)).toHaveText('No question found')
    await expect(summaries(page)).toHaveCount(0)
  }
  const ways = page.getByRole('main').locator('.ways')
  await expect(ways.getByRole('link')).toHaveText(['How do I reach a person?'])
  await ways.getByRole('button', { name: 'Show all questions' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page).toHaveURL(/\/faq\?lang=en$/)
  await allAreShown(page)
  await expect(ways.getByRole('link')).toHaveText(['Measure your feet', 'How it is made'])

  await page.getByRole('searchbox').fill('zzzzqqq')
  await ways.getByRole('link', { name: 'How do I reach a person?' }).click()
  await expect(page.locator('#ask-a-person p').first()).toBeInViewport()
  await expect(page).toHaveURL(/\/faq#ask-a-person$/)
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

for (const [query, text] of [
  ['q=refund&q=b', 'refund'],
  [`q=${'x'.repeat(3000)}`, 'x'.repeat(100)],
  ['q[]=a', ''],
  ['q=%FF%00%ED%A0%80', undefined],
] as const) {
  test(`/faq?${query.slice(0, 30)} shows the page, and its search as far as there is one`, async ({ page }) => {
    await openAlive(page, `/faq?${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    if (text !== undefined) await expect(page.getByRole('searchbox')).toHaveValue(text)
  })
}

test('a text that is too long for an address is searched as far as it fits, and the page can be loaded again', async ({
  page,
}) => {
  await openAlive(page, '/faq')
  await expect(page.getByRole('searchbox')).toHaveAttribute('maxlength', '100')
  await page.getByRole('searchbox').fill('足'.repeat(5000))
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '足'.repeat(100))
  expect((await page.reload())?.status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all questions can be opened, a linked one is open already, and no search is offered that would not work', async ({
    page,
  }) => {
    await page.goto('/faq#photos')
    await expect(page.locator('#photos p').first()).toBeInViewport()
    await page.getByText('Is it a medical product?').click()
    await expect(page.locator('#not-medical')).toBeVisible()
    await expect(page.getByLabel('Search the questions')).toBeHidden()
    await expect(page.locator('#photos .own-link')).toHaveAttribute('href', '/faq#photos')
    expect(await page.locator('details').count()).toBeGreaterThan(35)
  })
})
