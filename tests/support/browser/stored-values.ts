import type { BrowserContext, Page } from '@playwright/test'
import { storedValues } from '#domain/content/stored-values.ts'
import { expect } from './console.ts'

type Kind = (typeof storedValues)[number]['kind']
type DetectedMarks = `${Kind} ${string}`

const listed = storedValues.map(({ name, kind }) => {
  const [start = '', ...rest] = `${kind} ${name}`.split('*')
  return { of: (found: string) => (rest.length > 0 ? found.startsWith(start) : found === start) }
})

/** The stored values that are missing from the list that customers read. */
export const unlisted = (found: Iterable<string>) => [...found].filter((one) => !listed.some(({ of }) => of(one)))

/** What every visit stores: a test that does not find these finds nothing at all. */
export const ofEveryVisit = ['cookie language', 'local hadashi-language', 'session tsr-scroll-restoration-v1_3']

/** Everything that the browser currently stores for the shop. */
export async function readStoredValues(context: BrowserContext, page: Page): Promise<DetectedMarks[]> {
  const cookies = (await context.cookies()).map(({ name }): DetectedMarks => `cookie ${name}`)
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect([...stored.databases, ...stored.caches], 'databases and caches of a page').toEqual([])
  return [
    ...cookies,
    ...stored.local.map((name): DetectedMarks => `local ${name}`),
    ...stored.session.map((name): DetectedMarks => `session ${name}`),
  ]
}
