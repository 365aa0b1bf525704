import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './console.ts'
import { turnTo } from './turn-to.ts'

const latest = /\/builds\/latest\.json\?\d+$/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** Has the shop report another build; returns how often the page requested it. */
export async function answerNewerBuild(context: BrowserContext): Promise<() => number> {
  let requests = 0
  await context.route(latest, (route) => {
    requests += 1
    return route.fulfill({ json: newer })
  })
  return () => requests
}

/**
 * Waits until the lazy chunk is loaded and watches for builds: its region for messages is there then. Where the clock
 * is frozen, an interaction starts it.
 */
export async function expectWatched(page: Page): Promise<void> {
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  await expect.poll(touched).toBe('')
  await expect(page.getByRole('region', { name: /^(Messages|お知らせ)$/ })).toBeAttached()
}

/** Returns to the tab, which requests the shop's current build. */
export async function returnToTab(page: Page): Promise<void> {
  const received = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await received).finished()
  // A later request gets a later answer: by then the page has processed the build that it received.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
}
