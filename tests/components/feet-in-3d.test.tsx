import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toShoeMeasures } from '#domain/design/shoe-request.ts'
import type { ShoeOrder } from '#src/workers/make-shoe.messages.ts'
import { main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { ann, newest, older, openScans, paths, scanResponses, somePerson } from '../support/components/saved-scans.ts'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

let orders: ShoeOrder[]

/** Replaces Worker, which jsdom lacks, and records its orders; it never answers. */
class PretendWorker extends EventTarget {
  postMessage(order: ShoeOrder): void {
    orders.push(order)
  }
  terminate(): void {}
}

beforeEach(() => {
  orders = []
  localStorage.clear()
  vi.stubGlobal('Worker', PretendWorker)
})

const address = `/shapediver?scan=${newest.short.id}`

async function visit(at: string, answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({ ...scanResponses([somePerson('ann', 'Ann', [newest])], [newest]), ...answers })
  const shown = await openScreen(at, { hasSession: true, answers: shop.answers })
  return { ...shop, ...shown }
}

const status = () => document.documentElement.dataset.status

/** In development the router warns of errors that a page has caught; these tests cause them on purpose. */
afterEach(() => {
  // biome-ignore lint/suspicious/noConsole: it is the console's own spy that is cleared
  vi.mocked(console.warn).mockClear()
})

test.each([
  [address, 'The feet of Ann, measured on 20 November 2026'],
  [`/ja${address}`, '2026年11月20日に計測したAnnさんの足'],
])('%s shows its owner a pair on the scanned feet: %s', async (at, said) => {
  storeTokens('ann')
  await visit(at)
  await expect.poll(main).toContain(said)
  expect(orders).toEqual([])
  await press(at === address ? 'Load the 3D model' : '3Dで回して見る')
  await expect.poll(() => orders.length).toBe(2)
  const { left, right, engine } = newest.whole.scan
  const of = (scanned: typeof left) => ({ scanned, measuredAt: newest.whole.measured_at, engine })
  const feet = { left: of(left), right: of(right) }
  expect(orders).toMatchObject([
    { side: 'left', measures: toShoeMeasures(feet, 'left') },
    { side: 'right', measures: toShoeMeasures(feet, 'right') },
  ])
  const [length] = document.querySelectorAll<HTMLInputElement>('.measures-form input')
  expect(length?.value).toBe(at === address ? '250' : '25.0')
})

test('shows the feet without a name when the person could not be loaded', async () => {
  storeTokens('ann')
  await visit(address, { [paths.people]: noLine })
  await expect.poll(main).toContain('Feet measured on 20 November 2026')
})

test('reports a failed scan request and shows the scan on retry', async () => {
  storeTokens('ann')
  const shop = await visit(address, { [paths.one('s2')]: respondWithError('SERVER_ERROR', 500) })
  await expect.poll(() => document.querySelector('[role=alert]')?.getAttribute('data-code')).toBe('SERVER_ERROR')
  shop.answer(paths.one('s2'), newest.whole)
  await press('Try again')
  await expect.poll(main).toContain('The feet of Ann')
})

test.each([
  ['a visitor without a token', undefined, address, 'Page Not Found: /shapediver'],
  ['another customer', 'bo', `/ja${address}`, 'ページが見つかりません：/shapediver'],
])('shows the not-found page to %s', async (_, who, at, said) => {
  if (who) storeTokens(who)
  await visit(at, { [paths.one('s2')]: respondWithError('NOT_FOUND', 404) })
  await expect.poll(main).toContain(said)
  expect(status()).toBe('404')
  expect(orders).toEqual([])
})

test('links the newest scan to a pair on its feet', async () => {
  await openScans(scanResponses([ann], [newest, older]))
  await expect
    .poll(() => [...document.querySelectorAll('main a')].map((one) => [one.textContent, one.getAttribute('href')]))
    .toContainEqual(['See a pair in 3D', address])
})
