import type { Page, Route } from '@playwright/test'
import { expect, isAlive, openAlive } from './console.ts'

/** The ways in which loading a chunk can fail. */
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

/** Counts the documents that a tab loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/**
 * Stops the clock of the page: however slow the machine is, the period in which only one reload is allowed does not
 * pass.
 */
export const freezeTime = (page: Page) => page.clock.setFixedTime(Date.now())

const goOn = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()

/** Checks that the page reloads once after a chunk failed to load, and that the chunk loads with the new document. */
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

/** Checks that a page whose chunk never loads can be read and left, and is not reloaded again and again. */
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
  // The next interaction retries, and fails again.
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
