import type { Page } from '@playwright/test'

/** What a browser says when a tab is left or taken up again. */
export async function turnTo(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
