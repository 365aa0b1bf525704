import type { Page as Tab } from '@playwright/test'
import { getPagePolicy } from '#domain/navigation/page-policies.ts'
import { type Page, pages } from '#domain/navigation/pages.ts'
import { toolPages } from '#domain/navigation/tool-pages.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { signInKnown } from '../support/browser/known-customer.ts'
import { type ActiveResources, watchAlive } from '../support/browser/watch-alive.ts'

/** One visit shows a leak of every visit; ten visits, in `npm run test:long`, show occasional ones. */
const times = process.env.TEST_LONG ? 10 : 1

const pathFor = ({ path }: Page) => path.replace('{token}', 'a1b2c3')
// A page with its own policy is entered and left by a full load, which nothing outlives.
const inOneDocument = (rows: readonly Page[]) => rows.map(pathFor).filter((path) => getPagePolicy(path) === 'base')

function findLeaks(before: ActiveResources, after: ActiveResources): string[] {
  return Object.entries(after).flatMap(([kind, number]) => {
    const more = number - (before[kind as keyof ActiveResources] ?? 0)
    return more > 0 ? [`${more} ${kind}`] : []
  })
}

/**
 * One or two listeners or an unfired timer may be a miscount: a real leak grows after as many further visits, so only
 * then do they count.
 */
const mayBeMiscounted = (left: readonly string[]) =>
  left.length === 1 && /^([12] listeners|1 timers)$/.test(left[0] ?? '')

/** Opens and leaves the pages in turn after a warm-up. If something remains, each page is tried alone to name it. */
async function expectNothingLeft(tab: Tab, paths: readonly string[]): Promise<void> {
  const alive = await watchAlive(tab)
  await openAlive(tab, '/')
  await tab.waitForLoadState('networkidle')
  const left = async (some: readonly string[]) => {
    const before = await alive.count()
    await alive.walk([...some, '/'], times)
    await expect
      .poll(async () => findLeaks(before, await alive.count()), { timeout: 3_000 })
      .toEqual([])
      .catch(() => {})
    return findLeaks(before, await alive.count())
  }
  await alive.walk([...paths, '/'], 1)
  const once = await left(paths)
  const inAll = mayBeMiscounted(once) ? await left(paths) : once
  const byPage: string[] = []
  for (const path of inAll.length > 0 ? paths : []) byPage.push(`${path}: ${await left([path])}`)
  expect(inAll, byPage.filter((line) => !line.endsWith(': ')).join('\n')).toEqual([])
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('leaves no actor, timer, observer or listener behind after opening any page', async ({ page, mayFail }) => {
  // Some pages exist to show that something is missing.
  mayFail(/./)
  await expectNothingLeft(page, inOneDocument([...pages, ...toolPages]))
})

test('leaves nothing behind after opening any page for customers', async ({ page, context }) => {
  await signInKnown(context)
  const ofCustomers = pages.filter((row: Page) => row.guard !== undefined || row.layout === 'profile-index')
  await expectNothingLeft(page, inOneDocument(ofCustomers))
})
