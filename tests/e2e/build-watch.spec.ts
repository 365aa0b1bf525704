import type { Page } from '@playwright/test'
import { countDocuments } from '../support/browser/chunk-failures.ts'
import { expect, test } from '../support/browser/console.ts'
import { answerNewerBuild, expectWatched, returnToTab } from '../support/browser/newer-build.ts'

/** From before the page is opened, time passes only as the test says. */
async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

test('a newer build loads the open page anew once, when nothing was touched for half a minute', async ({
  page,
  context,
}) => {
  await freezeClock(page)
  const requestCount = await answerNewerBuild(context)
  await page.goto('/about')
  await expectWatched(page)
  const documents = countDocuments(page)
  await returnToTab(page)
  await page.clock.runFor(20_000)
  await page.mouse.move(200, 200)
  await page.clock.runFor(20_000)
  expect(documents()).toBe(0)
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(11_000)
  await loaded
  await expectWatched(page)
  // The shop still says so, as one of two servers may: this tab has done what it could.
  for (const _time of [1, 2]) {
    await returnToTab(page)
    await page.clock.runFor(120_000)
  }
  expect([documents(), requestCount()]).toEqual([1, 3])
})
