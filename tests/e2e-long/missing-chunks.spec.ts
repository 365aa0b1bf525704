import type { Page, Request } from '@playwright/test'
import {
  chunkFailures,
  countDocuments,
  expectReadable,
  expectReloadOnce,
  freezeTime,
} from '../support/browser/chunk-failures.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'

for (const [name, failure] of Object.entries(chunkFailures)) {
  test(`reloads a page once whose chunk ${name}, and then shows it`, async ({ page, mayFail, maySay }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectReloadOnce(page, failure)
  })

  test(`keeps a page readable whose chunk ${name} for good, without endless reloads`, async ({
    page,
    mayFail,
    maySay,
  }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectReadable(page, failure)
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerButton = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name })

/** Requests are answered in order: after this one the page has learned of its failed chunk. */
const waitForEarlierRequests = (page: Page) => page.evaluate(() => fetch('/about').then((answer) => answer.text()))

const lazyChunk = /\/assets\/late-[^/]+\.js$/
const names = ['Country', 'Cookie settings']

for (const [name, failure] of [
  ['Country', 'does not come'],
  ['Cookie settings', 'is not there'],
] as const)
  test(`a page whose lazy chunk ${failure} opens and reloads once for ${name}, as does the next page`, async ({
    page,
    mayFail,
  }) => {
    mayFail(/\/assets\/late/)
    await page.route(lazyChunk, chunkFailures[failure])
    await freezeTime(page)
    const failed = async (pendingRequest: Promise<Request>) => {
      const answer = await (await pendingRequest).response()
      expect(answer?.status()).toBe(failure === 'is not there' ? 404 : undefined)
      await waitForEarlierRequests(page)
    }
    let pendingRequest = page.waitForRequest(lazyChunk)
    await page.goto('/about')
    await footerButton(page, name).hover()
    await isAlive(page)
    await failed(pendingRequest)
    const documents = countDocuments(page)
    const loaded = page.waitForEvent('load')
    pendingRequest = page.waitForRequest(lazyChunk)
    await footerButton(page, name).click()
    await loaded
    for (const again of names) await footerButton(page, again).click()
    await isAlive(page)
    await failed(pendingRequest)
    expect(documents()).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
    await expect(heading(page)).toHaveText('Questions')
    expect(documents()).toBe(2)
  })

test('keeps a page readable without its main chunk, and reloads it once for a newer build', async ({
  page,
  mayFail,
}) => {
  mayFail(/\/assets\/app-/)
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  let pendingRequest = 0
  await page.route(/\/builds\/latest\.json\?\d+$/, (route) => {
    pendingRequest += 1
    return route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } })
  })
  const documents = countDocuments(page)
  await page.goto('/about')
  await expect.poll(documents).toBe(2)
  await expect(heading(page)).toHaveText('How it is made')
  // Each further input retries as soon as the previous try has failed.
  const touched = async () => {
    await page.keyboard.press('Shift')
    return pendingRequest
  }
  await expect.poll(touched).toBeGreaterThan(3)
  expect(documents()).toBe(2)
})
