import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'
import { turnTab } from '../support/fakes/stand-in-browser.ts'

const latest = /\/builds\/latest\.json/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** From before the page is opened, time passes only as the test says. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

type Shop = Awaited<ReturnType<typeof openWatched>>

/** A shop that says of itself that it serves another build. */
async function openWatched(
  address = '/about',
  answer: () => Response | Promise<Response> = () => Response.json(newer),
) {
  const said: RouteResponder = (path) => (latest.test(path) ? answer() : undefined)
  const shop = await openUnhydrated(address, said)
  await shop.isLate()
  await shop.isListening()
  return { ...shop, requestCount: () => shop.count(latest) }
}

async function pass(shop: Shop, seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  await shop.isListening()
}

async function receives(shop: Shop, sign: () => void): Promise<void> {
  const before = shop.requestCount()
  sign()
  await expect.poll(shop.requestCount).toBe(before + 1)
  await shop.isListening()
}

/** The tab is taken up again, and hears what the shop says. */
const comeBack = (shop: Shop) => receives(shop, () => turnTab('visible'))

const field = () => document.querySelector('input[type=search]') as HTMLInputElement

function putOnPage<Name extends 'dialog' | 'input' | 'button'>(name: Name, into: Element = document.body) {
  return into.appendChild(document.createElement(name))
}

test('it asks every five minutes and when a tab is taken up again, and of the same build nothing comes', async () => {
  const shop = await openWatched('/about', () => Response.json({ id: 'development', timestamp: 1 }))
  await pass(shop, 298)
  expect(shop.requestCount()).toBe(0)
  await receives(shop, () => vi.advanceTimersByTime(2_000))
  await comeBack(shop)
  await pass(shop, 298)
  expect(shop.requestCount()).toBe(2)
  await pass(shop, 4)
  expect([shop.requestCount(), shop.left]).toEqual([3, []])
})

test('the question is never answered by a cache', async () => {
  let search = ''
  const shop = await openUnhydrated('/about', (path, { url }) => {
    if (latest.test(path)) search = new URL(url).search
    return undefined
  })
  await shop.isLate()
  turnTab('visible')
  await expect.poll(() => search).toMatch(/^\?\d{13}$/)
})

test('it asks when its window is taken up again, and once when its tab is shown with it', async () => {
  const shop = await openWatched('/about', () => Response.json({ id: 'development', timestamp: 1 }))
  const focus = () => fireEvent(window, new Event('focus'))
  await receives(shop, focus)
  await receives(shop, focus)
  await receives(shop, () => {
    turnTab('visible')
    focus()
  })
  expect(shop.requestCount()).toBe(3)
})

test('a newer build loads the open page anew once, when nothing was touched for half a minute', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  await pass(shop, 20)
  fireEvent.pointerMove(document.body)
  await pass(shop, 20)
  expect(shop.left).toEqual([])
  await pass(shop, 11)
  expect(shop.left).toEqual(['reload'])
  await shop.leave()
  // The shop still says so, as one of two servers may: this tab has done what it could.
  const next = await openWatched()
  for (const _time of [1, 2]) {
    await comeBack(next)
    await pass(next, 120)
  }
  expect([next.left, next.requestCount()]).toEqual([[], 2])
})

test('a tab that nobody sees is loaded anew at once', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  expect(shop.left).toEqual([])
  turnTab('hidden')
  await shop.isListening()
  expect(shop.left).toEqual(['reload'])
})

test('what is being typed stays, and the next page comes with the newer build', async () => {
  const shop = await openWatched('/faq')
  fireEvent.change(field(), { target: { value: 'wash' } })
  await comeBack(shop)
  await pass(shop, 120)
  turnTab('hidden')
  await pass(shop, 120)
  turnTab('visible')
  // A search that is written into the address is no other page.
  fireEvent.change(field(), { target: { value: 'washable' } })
  await expect.poll(() => location.search).toContain('washable')
  await pass(shop, 60)
  expect(shop.left).toEqual([])
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
})

test('a page within reach of a place on it comes with the newer build too', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  follow('Cookies')
  // An address that differs by its place alone is no new document until it is loaded anew.
  await expect.poll(() => shop.left).toEqual(['/terms-and-conditions#stored-values', 'reload'])
})

test('a choice in a form holds the page as text does, and one that is taken back holds nothing', async () => {
  const shop = await openWatched()
  const box = putOnPage('input', document.body.appendChild(document.createElement('form')))
  box.type = 'checkbox'
  // The watch begins, and then the visitor chooses.
  await comeBack(shop)
  fireEvent.click(box)
  await pass(shop, 120)
  expect(shop.left).toEqual([])
  fireEvent.click(box)
  await pass(shop, 31)
  expect(shop.left).toEqual(['reload'])
})

test.each([
  ['that stands there holds nothing', (_slider: HTMLElement) => {}, ['reload']],
  ['that was moved holds the page', (slider: HTMLElement) => fireEvent.input(slider, { target: { value: '3' } }), []],
])('a slider %s', async (_, touch, left) => {
  const slider = putOnPage('input')
  slider.type = 'range'
  const shop = await openWatched()
  await comeBack(shop)
  touch(slider)
  turnTab('hidden')
  await pass(shop, 120)
  expect(shop.left).toEqual(left)
  slider.remove()
})

test('while something is under way no page is loaded anew', async () => {
  const shop = await openWatched()
  putOnPage('button').setAttribute('aria-busy', 'true')
  await comeBack(shop)
  await pass(shop, 120)
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  expect(shop.left).toEqual([])
})

test('while the language changes no page is loaded anew, and afterwards it is', async () => {
  const payload = deferred(() => undefined)
  const shop = await openUnhydrated('/about', (path) => {
    if (latest.test(path)) return Response.json(newer)
    return path === '/ja/about/_payload.json' ? payload.answer : undefined
  })
  await shop.isLate()
  turnTab('visible')
  await expect.poll(() => shop.count(latest)).toBe(1)
  follow('日本語')
  await expect.poll(() => shop.count(/\/ja\/about\/_payload/)).toBe(1)
  // The link says so too; here the chart alone is asked.
  for (const link of document.querySelectorAll('[aria-busy]')) link.removeAttribute('aria-busy')
  turnTab('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shop.left).toEqual([])
  turnTab('visible')
  payload.come()
  await expect.poll(headingText).toBe('靴のできるまで')
  await shop.isListening()
  turnTab('hidden')
  await shop.isListening()
  expect(shop.left).toEqual(['reload'])
})

test('an open dialog is not taken away by a newer build', async () => {
  const shop = await openWatched()
  const dialog = putOnPage('dialog')
  dialog.showModal()
  await comeBack(shop)
  turnTab('hidden')
  await pass(shop, 120)
  expect(shop.left).toEqual([])
  dialog.close()
  await pass(shop, 31)
  expect(shop.left).toEqual(['reload'])
})

test.each<[string, () => Response | Promise<Response>]>([
  ['of no words of ours', () => new Response('once upon a time')],
  ['of another form', () => Response.json({ build: 'ffffffffffff' })],
  ['of nothing', () => new Response('')],
  ['that does not come', noLine],
])('an answer %s changes nothing', async (_, answer) => {
  const shop = await openWatched('/about', answer)
  await comeBack(shop)
  await receives(shop, () => vi.advanceTimersByTime(301_000))
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  turnTab('hidden')
  await shop.isListening()
  expect(shop.left).toEqual([])
})
