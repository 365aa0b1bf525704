import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export type Script = { readonly path: string; readonly bytes: number }

/** The scripts or styles of a page with the bytes transferred, compressed as the shop sends them. */
function watchFiles(page: Page, contentType: RegExp): readonly Script[] {
  const files: Script[] = []
  page.on('response', (answer: Response) => {
    if (!contentType.test(answer.headers()['content-type'] ?? '')) return
    const bytes = Number(answer.headers()['content-length'])
    files.push({ path: new URL(answer.url()).pathname, bytes })
  })
  return files
}

export const watchScripts = (page: Page) => watchFiles(page, /javascript/)
export const watchStyles = (page: Page) => watchFiles(page, /text\/css/)

/** The compressed size of the page's inline styles, as if they were sent as files. */
export async function bytesOfInlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('head style').allTextContents()
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

export const sumScriptBytes = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * The scripts requested before the page's load event, by the page's own clock: on a busy machine a test receives the
 * event late.
 */
export async function beforeLoad(page: Page, scripts: readonly Script[]): Promise<readonly Script[]> {
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    if (!(visit instanceof PerformanceNavigationTiming) || visit.loadEventStart === 0) throw new Error('Not loaded yet')
    const resources = performance.getEntriesByType('resource')
    return resources
      .filter(({ startTime }) => startTime < visit.loadEventStart)
      .map(({ name }) => new URL(name).pathname)
  })
  return scripts.filter(({ path }) => early.includes(path))
}

/**
 * The addresses that a page requests. Repeated requests come from the cache, and the browser itself requests the tab's
 * icon: neither counts. Of the pictures only two count, because a page of samples shows all of them.
 */
export function watchRequests(page: Page): ReadonlySet<string> {
  const resources = new Set<string>()
  const pictures = new Set<string>()
  page.on('request', (request) => {
    const address = request.url()
    if (address.endsWith('/favicon.svg')) return
    const isPicture = request.resourceType() === 'image'
    if (isPicture) pictures.add(address)
    if (!isPicture || pictures.size <= 2) resources.add(address)
  })
  return resources
}

/** Records all violations of the page's Content Security Policy, from its first byte on. */
export async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { refused: string[] }
    seen.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.refused.push(effectiveDirective),
    )
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

/** The readable text, without the elements that only the running shop fills. */
export function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    for (const live of copy.querySelectorAll('[data-live], [data-announcer]')) live.remove()
    return `${document.title}\n${copy.textContent}`
  })
}
