import type { Page, Request } from '@playwright/test'
import { expect } from './console.ts'

/** Waits until all requests of a page have finished. Event streams stay open and are ignored. */
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
