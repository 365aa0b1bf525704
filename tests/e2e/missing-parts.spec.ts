import type { Page, Route } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'

const latest = /\/builds\/latest\.json\?\d+$/

/** The ways in which a part of the shop can fail to come. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is not there': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'breaks off': (route) => route.fulfill({ contentType: 'text/javascript', body: 'import { a } from "./ap' }),
  'is a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Shop</h1>' }),
  'does not come': (route) => route.abort(),
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** However slow the machine is, the time in which a page is loaded anew only once does not pass. */
const holdTime = (page: Page) => page.clock.setFixedTime(Date.now())

/** What is asked for later is answered later: by then the page knows what did not come. */
const allIsHeard = (page: Page) => page.evaluate(() => fetch('/about').then((answer) => answer.text()))

const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /reload/.test(key)))

for (const [name, answer] of Object.entries(faults)) {
  test(`a page whose part ${name} is loaded anew once, and then there`, async ({ page, mayFail, maySay }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await openAlive(page, '/faq')
    const documents = countDocuments(page)
    let isBroken = true
    await page.route(/\/assets\/about-[^/]+\.js$/, (route) => (isBroken ? answer(route) : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isBroken = false
    })
    await footerLink(page, 'How it is made').click()
    await expect(heading(page)).toHaveText('How it is made')
    await isAlive(page)
    expect(documents()).toBe(1)
    expect(await stored(page)).toEqual(['hadashi-reload /about'])
  })

  test(`a page whose part ${name} for good can be read or left, and is not loaded again and again`, async ({
    page,
    mayFail,
    maySay,
  }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await holdTime(page)
    await openAlive(page, '/faq')
    const documents = countDocuments(page)
    await page.route(/\/assets\/about-[^/]+\.js$/, answer)
    const asked = page.waitForResponse(latest)
    await footerLink(page, 'How it is made').click()
    await asked
    await expect(heading(page)).toHaveText('How it is made')
    expect(documents()).toBe(1)
    // The next touch tries once more, and in vain.
    await page.keyboard.press('Shift')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents()).toBe(1)
    await page.unroute(/\/assets\/about-[^/]+\.js$/)
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    if (await tryAgain.isVisible()) await tryAgain.click()
    else await page.reload()
    await isAlive(page)
    await expect(heading(page)).toHaveText('How it is made')
  })
}

test('a page whose text is of a newer build than the code is loaded anew once', async ({ page }) => {
  await openAlive(page, '/faq')
  const documents = countDocuments(page)
  await page.route(/\/about\/_payload\.json/, (route) =>
    documents() === 0 ? route.fulfill({ json: { build: 'ffffffffffff', content: {} } }) : route.continue(),
  )
  await footerLink(page, 'How it is made').click()
  await expect(heading(page)).toHaveText('How it is made')
  await isAlive(page)
  expect(documents()).toBe(1)
  expect(await stored(page)).toEqual(['hadashi-reload /about'])
})

test('a page opens without its late parts, and the next page is loaded anew', async ({ page, mayFail }) => {
  mayFail(/\/assets\/late/)
  await page.route(/\/assets\/late-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  const gone = page.waitForResponse(/\/assets\/late-[^/]+\.js$/)
  await openAlive(page, '/about')
  await gone
  await allIsHeard(page)
  const documents = countDocuments(page)
  await footerLink(page, 'Questions and answers').click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await isAlive(page)
  expect(documents()).toBe(1)
})

for (const name of ['Cookie settings', 'Country'])
  test(`without its late parts a wish for "${name}" loads the page anew once`, async ({ page, mayFail }) => {
    mayFail(/\/assets\/late/)
    await page.route(/\/assets\/late-[^/]+\.js$/, (route) => route.abort())
    await holdTime(page)
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/about')
    await page.getByRole('contentinfo').getByRole('button', { name }).hover()
    await isAlive(page)
    await failed
    const documents = countDocuments(page)
    const loaded = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await loaded
    const failedAgain = page.waitForEvent('requestfailed')
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await isAlive(page)
    await failedAgain
    await allIsHeard(page)
    expect(documents()).toBe(1)
  })

test('without the texts of passing messages all else that comes late is there', async ({ page, mayFail }) => {
  mayFail(/toasts/)
  const failed = page.waitForEvent('requestfailed')
  await page.route(/toasts/, (route) => route.abort())
  await page.goto('/about')
  await isAlive(page)
  await failed
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('region', { name: 'Cookie settings' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Country' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page whose main part is gone stays readable, and is loaded anew once if a newer build is there', async ({
  page,
  mayFail,
}) => {
  mayFail(/\/assets\/main-/)
  await page.route(/\/assets\/main-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  let asked = 0
  await page.route(latest, (route) => {
    asked += 1
    return route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } })
  })
  const documents = countDocuments(page)
  await page.goto('/about')
  await expect.poll(documents).toBe(2)
  await expect(heading(page)).toHaveText('How it is made')
  // Every further touch tries again, as soon as the try before it has failed.
  const touched = async () => {
    await page.keyboard.press('Shift')
    return asked
  }
  await expect.poll(touched).toBeGreaterThan(3)
  expect(documents()).toBe(2)
})

test('without storage nothing is loaded anew, and the error page leads out', async ({ page, mayFail }) => {
  mayFail(/\/assets\//)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openAlive(page, '/faq')
  const documents = countDocuments(page)
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  await footerLink(page, 'How it is made').click()
  await expect(heading(page)).toHaveText('Internal Server Error')
  expect(documents()).toBe(0)
  await page.unroute(/\/assets\/about-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('How it is made')
})
