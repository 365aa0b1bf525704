import type { Page, Route } from '@playwright/test'
import { expect, isAlive, openAlive } from './console.ts'

/** The ways in which a part of the shop can fail to come. */
export const chunkFailures = {
  'is not there': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'breaks off': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'import { a } from "./ap' }),
  'is a page instead': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Shop</h1>' }),
  'does not come': (route: Route) => route.abort(),
}

type ChunkFailure = (route: Route) => Promise<void>

const part = /\/assets\/about-[^/]+\.js$/

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** How many documents a tab loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** However slow the machine is, the time in which a page is loaded anew only once does not pass. */
export const freezeTime = (page: Page) => page.clock.setFixedTime(Date.now())

const goOn = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()

/** A part that did not come comes with a new document: the page is loaded anew once, and then there. */
export async function expectReloadOnce(page: Page, failure: ChunkFailure): Promise<void> {
  await openAlive(page, '/faq')
  const documents = countDocuments(page)
  await page.route(part, (route) => (documents() === 0 ? failure(route) : route.continue()))
  await goOn(page)
  await expect(heading(page)).toHaveText('How it is made')
  await isAlive(page)
  expect(documents()).toBe(1)
  const reloadKeys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /reload/.test(key)))
  expect(reloadKeys).toEqual(['hadashi-reload /about'])
}

/** A part that does not come for good: its page can be read or left, and is not loaded again and again. */
export async function expectReadable(page: Page, failure: ChunkFailure): Promise<void> {
  await freezeTime(page)
  await openAlive(page, '/faq')
  const documents = countDocuments(page)
  await page.route(part, failure)
  const fontResponse = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await goOn(page)
  await fontResponse
  await expect(heading(page)).toHaveText('How it is made')
  expect(documents()).toBe(1)
  // The next touch tries once more, and in vain.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  await page.unroute(part)
  const tryAgainButton = page.getByRole('button', { name: 'Try again' })
  if (await tryAgainButton.isVisible()) await tryAgainButton.click()
  else await page.reload()
  await isAlive(page)
  await expect(heading(page)).toHaveText('How it is made')
}
