import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

export type Script = { readonly path: string; readonly bytes: number }

/** The scripts or the styles of a page with their bytes over the wire, compressed as the shop sends them. */
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

/** The bytes of the styles that stand inside a page, as they would be sent by themselves. */
export async function bytesOfInlineStyles(page: Page): Promise<number> {
  const texts = await page.locator('head style').allTextContents()
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

export const sumScriptBytes = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Those of them that the page asked for before its load event, by its own clock: on a busy machine a test hears of the event late. */
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
 * The addresses that a page asks for: what it reads again comes out of the cache, and the icon of the tab is the browser's.
 * Of the pictures two are counted: a page of samples shows as many as there are.
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

/** Everything that the page's policy refuses, from its first byte on. */
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

/** What can be read, without the places that are kept free for what only the running shop knows. */
export function readableText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.getElementById('root')?.cloneNode(true) as HTMLElement
    for (const live of copy.querySelectorAll('[data-live], [data-announcer]')) live.remove()
    return `${document.title}\n${copy.textContent}`
  })
}
