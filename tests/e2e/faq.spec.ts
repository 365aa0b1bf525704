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
    expect(await page.getByRole('main').locator('summary').count()).toBeGreaterThan(35)
    expect(new URL(page.url()).search).toBe('')
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
    expect(await page.locator('details').count()).toBeGreaterThan(35)
  })
})
