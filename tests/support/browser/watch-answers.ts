import type { Page, Request } from '@playwright/test'
import { expect } from './console.ts'

/** Waits until a page has all that it has asked for, and rests. The lines by which it hears of news stay open. */
export function watchAnswers(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => {
    if (!/\/events(\?|$)/.test(request.url())) open.add(request)
  })
  const ends = (request: Request) => void open.delete(request)
  page.on('requestfinished', ends)
  page.on('requestfailed', ends)
  const waiting = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return open.size
  }
  return () => expect.poll(waiting).toBe(0)
}
