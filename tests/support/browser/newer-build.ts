import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './console.ts'
import { turnTo } from './turn-to.ts'

const latest = /\/builds\/latest\.json\?\d+$/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** The shop says of itself that it serves another build; how often it was asked. */
export async function answerNewerBuild(context: BrowserContext): Promise<() => number> {
  let requests = 0
  await context.route(latest, (route) => {
    requests += 1
    return route.fulfill({ json: newer })
  })
  return () => requests
}

/** The late part is there once its place for messages is; it watches from then on. Where no time passes a touch starts it. */
export async function expectWatched(page: Page): Promise<void> {
  const touched = async () => {
    await page.keyboard.press('Shift')
    return page.locator('html').getAttribute('data-alive')
  }
  await expect.poll(touched).toBe('')
  await expect(page.getByRole('region', { name: /^(Messages|お知らせ)$/ })).toBeAttached()
}

/** The tab is taken up again, and hears what the shop says. */
export async function returnToTab(page: Page): Promise<void> {
  const received = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await received).finished()
  // What is asked for later is answered later: by then the page has read what it heard.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
}
