import type { Page } from '@playwright/test'
import { countDocuments } from '../support/browser/chunk-failures.ts'
import { expect, test } from '../support/browser/console.ts'
import { answerNewerBuild, expectWatched, returnToTab } from '../support/browser/newer-build.ts'

/** The clock is paused before the page opens, so that time passes only as the test says. */
async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

test('reloads a page once for a newer build after half a minute without input', async ({ page, context }) => {
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
  // The shop still reports the new build, as one of two servers may; this tab does not reload again.
  for (const _time of [1, 2]) {
    await returnToTab(page)
    await page.clock.runFor(120_000)
  }
  expect([documents(), requestCount()]).toEqual([1, 3])
})
