import type { Page } from '@playwright/test'

/** Simulates what a browser reports when a tab is hidden or shown again. */
export async function turnTo(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
