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

/** In development the router warns of a fault that a page has caught, and a test that waits for it asks for that. */
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

/** A shop of which a part does not come, as long as it is broken. */
async function openBroken(part: RegExp, address = '/faq', broken: () => Response | Promise<Response> = noLine) {
  const shop = { isBroken: true }
  const answers: RouteResponder = (path) => (part.test(path) && shop.isBroken ? broken() : undefined)
  return Object.assign(shop, await openUnhydrated(address, answers))
}

/** Goes to an address inside the open page, as its history does. */
function goInside(address: string): void {
  window.history.pushState(null, '', address)
  fireEvent(window, new PopStateEvent('popstate'))
}

test('a page whose part is not there is loaded anew once', async () => {
  const shop = await openBroken(catalog)
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
  expect(Object.keys(sessionStorage)).toEqual([guarded])
})

test('a page whose text is of a newer build than the code is loaded anew once', async () => {
  const newer = () => Response.json({ build: 'ffffffffffff', content: {} })
  const shop = await openBroken(/\/about\/_payload\.json/, '/faq', newer)
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
  expect(Object.keys(sessionStorage)).toEqual([guarded])
})

test('a page whose part did not arrive anew either shows a reference, reports it, and comes when tried again', async () => {
  sessionStorage.setItem(guarded, String(Date.now()))
  const shop = await openBroken(catalog)
  follow('How it is made')
  await hasErrorPage()
  expect(document.documentElement.dataset.status).toBe('500')
  const reference = document.querySelector('[data-reference]')?.textContent
  await expect.poll(() => shop.count(/report\/problem$/)).toBeGreaterThan(0)
  const [reported] = shop.requests.filter(({ url }) => url.endsWith('/report/problem'))
  expect(await reported?.json()).toMatchObject({ reference, path: '/about' })
  expect(shop.left).toEqual([])
  await pressTryAgain(shop)
})

/** A part that did not come is asked for by a new document only. */
async function pressTryAgain(shop: Awaited<ReturnType<typeof openBroken>>): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(shop.left).toEqual(['reload'])
  const { pathname } = location
  await shop.leave()
  await openUnhydrated(pathname)
  await reads('How it is made')
}

test('with no storage nothing is loaded anew, and the error page leads out or brings the page', async () => {
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

test('with no line nothing is loaded anew, and the error page leads out', async () => {
  const shop = await openBroken(catalog)
  turnLine(false)
  follow('How it is made')
  await hasErrorPage()
  expect(shop.left).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Go to the home page' }))
  await reads('Shoes that begin with your feet')
})

test('a page whose text does not arrive says so, and comes when it is tried again', async () => {
  const shop = await openBroken(/\/faq\/_payload\.json/, '/')
  follow('Questions')
  await hasErrorPage()
  shop.isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await reads('Questions')
  expect(shop.left).toEqual([])
})

test('addresses that lead elsewhere lead on inside the shop, with what they ask for', async () => {
  await openUnhydrated('/about')
  goInside('/scan?from=box')
  await reads('Measure your feet')
  expect(location.pathname + location.search).toBe('/get-foot-scan?from=box')
})

test('an address that leads out of the shop leaves it', async () => {
  const shop = await openUnhydrated('/about')
  goInside('/instagram')
  await expect.poll(() => shop.left).toEqual(['https://www.instagram.com/'])
})

test('without the list of addresses that lead elsewhere an unknown address is not found', async () => {
  await openBroken(/\/builds\/meta\//, '/about')
  goInside('/scan')
  await reads('Page Not Found')
})

test.each([
  ['/faq', 'You’re offline. What you’ve typed stays here.'],
  ['/ja/faq', 'オフラインです。入力した内容は、この画面に残っています。'],
])('%s says that the line is gone, as long as it is', async (address, text) => {
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
])('a demo says on %s that it is one', async (address, text) => {
  await openUnhydrated(address)
  await expect.poll(() => document.querySelector('.ribbon')?.textContent).toContain(text)
})
