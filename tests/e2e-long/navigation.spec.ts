import type { Locator, Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/browser/console.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const shopNav = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Shop' })

test('accepts taps during a page transition, in the header and in the new page', async ({ page }) => {
  await openAlive(page, '/')
  // A transition long enough to tap during it.
  await page.evaluate(() => document.documentElement.style.setProperty('--page', '30s'))
  await shopNav(page).getByRole('link', { name: 'How it is made' }).click()
  // The old page has a link of the same name: the new page's link is tapped.
  await expect(heading(page, 'How it is made')).toBeVisible()
  await tapWhileGliding(page, page.getByRole('main').getByRole('link', { name: 'See the shoe' }))
  await expect(heading(page, 'Tabi Gen 01')).toBeVisible()
  await tapWhileGliding(page, shopNav(page).getByRole('link', { name: 'Questions' }))
  await expect(heading(page, 'Questions')).toBeVisible()
})

async function tapWhileGliding(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible()
  const box = await link.boundingBox()
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some((one) => (one.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')),
  )
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
}

test('preloads a page when its link is hovered, and shows the text of its payload', async ({ page }) => {
  await openAlive(page, '/ja')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const link = page
    .getByRole('banner')
    .getByRole('navigation', { name: 'お店' })
    .getByRole('link', { name: 'よくある質問' })
  const payload = page.waitForResponse(/\/ja\/faq\/_payload\.json\?/)
  await link.hover()
  const { content } = await (await payload).json()
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/assets\/faq-/))
  const ahead = requests.length
  await link.click()
  await expect(page.getByRole('main').locator('summary')).toHaveText(
    content.groups.flatMap(({ questions }: { questions: { requests: string }[] }) =>
      questions.map((one) => one.requests),
    ),
  )
  // Lazy requests that every hydrated page makes may still be running.
  const isLoadedLazily = /\.svg$|^\/builds\/|^\/api\/|\/assets\/(late|ja)-/
  expect(requests.slice(ahead).filter((path) => !isLoadedLazily.test(path))).toEqual([])
})

test('loads a page as a document when its texts in another language fail, readable until they load', async ({
  page,
  mayFail,
  maySay,
}) => {
  // The document requests the same texts just after it becomes readable.
  maySay(/^Failed to initialize localization/)
  mayFail(/\/ja\/faq\/_payload\.json/)
  await openAlive(page, '/faq')
  await page.route(/\/ja\/faq\/_payload\.json/, (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => /^Failed to initialize localization/.test(message.text()))
  await page.getByRole('link', { name: '日本語' }).click()
  await page.waitForURL('**/ja/faq?lang=ja')
  await expect(heading(page, 'よくある質問')).toBeVisible()
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  expect(await touched()).toBeNull()
  expect((await logged).type()).toBe('error')
  await page.locator('main summary').first().click()
  await expect(page.locator('main details[open] p').first()).toBeVisible()
  await page.unroute(/\/ja\/faq\/_payload\.json/)
  await expect.poll(touched).toBe('')
})

test('reloads a page with texts of another build once, and keeps it readable meanwhile', async ({ page, maySay }) => {
  maySay(/^Failed to initialize localization/)
  let [loads, requests] = [0, 0]
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
    if (/\/faq\/_payload\.json/.test(request.url())) requests += 1
  })
  await page.route(/\/faq\/_payload\.json/, (route) => route.fulfill({ json: { build: 'another', content: {} } }))
  // The clock is fixed, so that the period with at most one reload does not end on a slow machine.
  await page.clock.setFixedTime(Date.now())
  await page.goto('/faq')
  await expect.poll(() => requests).toBe(2)
  await page.getByText('When do I pay?').click()
  await expect(page.getByText(/Once the workshop has checked/)).toBeVisible()
  // Each further input retries as soon as the previous try has failed.
  const touched = async () => {
    await page.keyboard.press('Shift')
    return requests
  }
  await expect.poll(touched).toBeGreaterThan(2)
  expect(loads).toBe(2)
})

test('loads the list of redirects after hydration and follows them inside the shop and out', async ({ page }) => {
  /** Navigates inside the open page as the history does. */
  const goInside = (address: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await page.route('https://www.instagram.com/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  )
  const listed = page.waitForRequest(/\/builds\/meta\/[^/]+\.json$/)
  await openAlive(page, '/reserve')
  await listed
  await test.step('shows the stores of the shop on the page', async () => {
    const { data } = await (await page.request.get('/api/stores')).json()
    expect(data.stores.length).toBeGreaterThan(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      data.stores.map((store: { name: { en: string } }) => store.name.en),
    )
  })
  await goInside('/scan?from=box')
  await expect(heading(page, 'Measure your feet')).toBeVisible()
  await expect(page).toHaveURL((url) => url.search === '?from=box')
  await goInside('/instagram')
  await page.waitForURL('https://www.instagram.com/')
})
