import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/console.ts'
import { turnTo } from '../support/turn-to.ts'

const latest = /\/builds\/latest\.json\?\d+$/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** The shop says of itself that it serves another build; how often it was asked. */
async function sayNewest(context: BrowserContext): Promise<() => number> {
  let asked = 0
  await context.route(latest, (route) => {
    asked += 1
    return route.fulfill({ json: newer })
  })
  return () => asked
}

/** How many documents this tab loaded. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** From before the page is opened, time passes only as the test says. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** The late part is there once its place for messages is; it watches from then on. Where no time passes a touch starts it. */
async function isWatched(page: Page): Promise<void> {
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  await expect.poll(touched).toBe('')
  await expect(page.getByRole('region', { name: /^(Messages|お知らせ)$/ })).toBeAttached()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

/** The tab is taken up again, and hears what the shop says. */
async function comeBack(page: Page): Promise<void> {
  const heard = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await heard).finished()
  // What is asked for later is answered later: by then the page has read what it heard.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
}

test('a newer build loads the open page anew once, when nothing was touched for half a minute', async ({
  page,
  context,
}) => {
  await holdClock(page)
  const asked = await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await comeBack(page)
  await page.clock.runFor(20_000)
  await page.mouse.move(200, 200)
  await page.clock.runFor(20_000)
  expect(documents()).toBe(0)
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(11_000)
  await loaded
  await isWatched(page)
  // The shop still says so, as one of two servers may: this tab has done what it could.
  for (const _time of [1, 2]) {
    await comeBack(page)
    await page.clock.runFor(120_000)
  }
  expect([documents(), asked()]).toEqual([1, 3])
})

test('what is being typed stays, and the next page comes with the newer build', async ({ page, context }) => {
  await holdClock(page)
  await sayNewest(context)
  await page.goto('/faq')
  await isWatched(page)
  const documents = countDocuments(page)
  const search = page.getByRole('searchbox')
  await search.fill('wash')
  await comeBack(page)
  await page.clock.runFor(120_000)
  await turnTo(page, 'hidden')
  await page.clock.runFor(120_000)
  await turnTo(page, 'visible')
  // A search that is written into the address is no other page.
  await search.pressSequentially('able')
  await expect(search).toHaveValue('washable')
  await page.clock.runFor(60_000)
  expect(documents()).toBe(0)
  await footerLink(page, 'How it is made').click()
  await expect(heading(page)).toHaveText('How it is made')
  await isWatched(page)
  expect(documents()).toBe(1)
  await footerLink(page, 'Questions').click()
  await expect(heading(page)).toHaveText('Questions')
  expect(documents()).toBe(1)
})

test('a page within reach of a place on it comes with the newer build too', async ({ page, context }) => {
  await sayNewest(context)
  await page.goto('/about')
  await isWatched(page)
  const documents = countDocuments(page)
  await comeBack(page)
  await footerLink(page, 'Cookies').click()
  await expect(heading(page)).toHaveText('Terms and privacy')
  await expect(page.locator('#stored-values')).toBeInViewport()
  await isWatched(page)
  expect(documents()).toBeGreaterThan(0)
})
