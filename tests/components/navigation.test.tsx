import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { noLine } from '../support/fakes/pretend-shop.ts'
import { turnLine } from '../support/fakes/stand-in-browser.ts'

const guarded = 'hadashi-reload /about'
const catalog = /\/about\.en\.json$/
const reads = (heading: string) => expect.poll(headingText).toBe(heading)

let isErrorShown = false

/**
 * In development the router warns of an error a page has caught; a test that expects the error page clears the warning.
 */
async function hasErrorPage(): Promise<void> {
  isErrorShown = true
  await reads('Internal Server Error')
}

afterEach(() => {
  if (!isErrorShown) return
  isErrorShown = false
  // biome-ignore lint/suspicious/noConsole: it is the console's own spy that is read and cleared
  const warned = vi.mocked(console.warn)
  expect([...new Set(warned.mock.calls.flat())]).toEqual(['Warning: Error in route match: __root__/'])
  warned.mockClear()
})

/** A shop where one file fails to load until it is repaired. */
async function openBroken(part: RegExp, address = '/faq', broken: () => Response | Promise<Response> = noLine) {
  const shop = { isBroken: true }
  const answers: RouteResponder = (path) => (part.test(path) && shop.isBroken ? broken() : undefined)
  return Object.assign(shop, await openUnhydrated(address, answers))
}

/** Navigates inside the open page as the history does. */
function goInside(address: string): void {
  window.history.pushState(null, '', address)
  fireEvent(window, new PopStateEvent('popstate'))
}

test('reloads a page once when its chunk is missing', async () => {
  const shop = await openBroken(catalog)
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
  expect(Object.keys(sessionStorage)).toEqual([guarded])
})

test('reloads a page once when its payload is from a newer build', async () => {
  const newer = () => Response.json({ build: 'ffffffffffff', content: {} })
  const shop = await openBroken(/\/about\/_payload\.json/, '/faq', newer)
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
  expect(Object.keys(sessionStorage)).toEqual([guarded])
})

test('shows and reports an error reference after a failed reload, and loads the page on retry', async () => {
  sessionStorage.setItem(guarded, String(Date.now()))
  const shop = await openBroken(catalog)
  follow('How it is made')
  await hasErrorPage()
  expect(document.documentElement.dataset.status).toBe('500')
  const reference = document.querySelector('[data-reference]')?.textContent
  await expect.poll(() => shop.count(/report\/clientError$/)).toBeGreaterThan(0)
  const [reported] = shop.requests.filter(({ url }) => url.endsWith('/report/clientError'))
  expect(await reported?.json()).toMatchObject({ reference, path: '/about' })
  expect(shop.left).toEqual([])
  await pressTryAgain(shop)
})

/** Only a new document can load a failed chunk again. */
async function pressTryAgain(shop: Awaited<ReturnType<typeof openBroken>>): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(shop.left).toEqual(['reload'])
  const { pathname } = location
  await shop.leave()
  await openUnhydrated(pathname)
  await reads('How it is made')
}

test('does not reload without storage, and the error page leads out or loads the page', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const shop = await openBroken(catalog)
  follow('How it is made')
  await hasErrorPage()
  expect(shop.left).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
  await reads('Shoes that begin with your feet')
  follow('How it is made')
  await hasErrorPage()
  expect(shop.left).toEqual([])
  await pressTryAgain(shop)
})

test('does not reload while offline, and the error page leads out', async () => {
  const shop = await openBroken(catalog)
  turnLine(false)
  follow('How it is made')
  await hasErrorPage()
  expect(shop.left).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
  await reads('Shoes that begin with your feet')
})

test('shows an error when the payload fails to load, and the page on retry', async () => {
  const shop = await openBroken(/\/faq\/_payload\.json/, '/')
  follow('Questions')
  await hasErrorPage()
  shop.isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await reads('Questions')
  expect(shop.left).toEqual([])
})

test('follows redirects inside the shop with their query', async () => {
  await openUnhydrated('/about')
  goInside('/scan?from=box')
  await reads('Measure your feet')
  expect(location.pathname + location.search).toBe('/get-foot-scan?from=box')
})

test('leaves the shop for an external redirect', async () => {
  const shop = await openUnhydrated('/about')
  goInside('/instagram')
  await expect.poll(() => shop.left).toEqual(['https://www.instagram.com/'])
})

test('shows the not-found page when the list of redirects fails to load', async () => {
  await openBroken(/\/builds\/meta\//, '/about')
  goInside('/scan')
  await reads('Page Not Found')
})

test.each([
  ['/faq', 'You’re offline. What you’ve typed stays here.'],
  ['/ja/faq', 'オフラインです。入力した内容は、この画面に残っています。'],
])('%s shows that the connection is lost for as long as it is', async (address, text) => {
  const shop = await openUnhydrated(address)
  await shop.isLate()
  const notice = document.querySelector('.offline[role=status]')
  expect(notice?.textContent).toBe('')
  turnLine(false)
  await expect.poll(() => notice?.textContent).toBe(text)
  turnLine(true)
  await expect.poll(() => notice?.textContent).toBe('')
})

test.each([
  ['/about', 'Demo shop: nothing is charged, nothing is made.'],
  ['/ja/about', 'デモ店舗です。ご請求も製作も行いません。'],
])('shows on %s that it is a demo', async (address, text) => {
  await openUnhydrated(address)
  await expect.poll(() => document.querySelector('.ribbon')?.textContent).toContain(text)
})
