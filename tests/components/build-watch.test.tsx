import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'
import { turnTab } from '../support/fakes/stand-in-browser.ts'

const latest = /\/builds\/latest\.json/
const newer = { id: 'ffffffffffff', timestamp: 1 }

/** Timers are faked before the page opens, so that time passes only as the test says. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

type Shop = Awaited<ReturnType<typeof openWatched>>

/** Opens a shop that reports another build. */
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

/** Shows the tab again and waits for the shop's response. */
const comeBack = (shop: Shop) => receives(shop, () => turnTab('visible'))

const field = () => document.querySelector('input[type=search]') as HTMLInputElement

function putOnPage<Name extends 'dialog' | 'input' | 'button'>(name: Name, into: Element = document.body) {
  return into.appendChild(document.createElement(name))
}

test('polls every five minutes and when the tab is shown again, and ignores the same build', async () => {
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

test('bypasses the cache when polling', async () => {
  let search = ''
  const shop = await openUnhydrated('/about', (path, { url }) => {
    if (latest.test(path)) search = new URL(url).search
    return undefined
  })
  await shop.isLate()
  turnTab('visible')
  await expect.poll(() => search).toMatch(/^\?\d{13}$/)
})

test('polls when the window gains focus, and once when the tab is shown with it', async () => {
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

test('reloads a page once for a newer build after half a minute without input', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  await pass(shop, 20)
  fireEvent.pointerMove(document.body)
  await pass(shop, 20)
  expect(shop.left).toEqual([])
  await pass(shop, 11)
  expect(shop.left).toEqual(['reload'])
  await shop.leave()
  // The shop still reports the new build, as one of two servers may; this tab does not reload again.
  const next = await openWatched()
  for (const _time of [1, 2]) {
    await comeBack(next)
    await pass(next, 120)
  }
  expect([next.left, next.requestCount()]).toEqual([[], 2])
})

test('reloads a hidden tab at once', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  expect(shop.left).toEqual([])
  turnTab('hidden')
  await shop.isListening()
  expect(shop.left).toEqual(['reload'])
})

test('keeps a page with typed text and loads the newer build with the next page', async () => {
  const shop = await openWatched('/faq')
  fireEvent.change(field(), { target: { value: 'wash' } })
  await comeBack(shop)
  await pass(shop, 120)
  turnTab('hidden')
  await pass(shop, 120)
  turnTab('visible')
  // A search written to the address is not a navigation.
  fireEvent.change(field(), { target: { value: 'washable' } })
  await expect.poll(() => location.search).toContain('washable')
  await pass(shop, 60)
  expect(shop.left).toEqual([])
  follow('How it is made')
  await expect.poll(() => shop.left).toEqual(['/about'])
})

test('loads the newer build also for a link to an anchor', async () => {
  const shop = await openWatched()
  await comeBack(shop)
  follow('Cookies')
  // An address that differs only in its hash loads no new document until it is reloaded.
  await expect.poll(() => shop.left).toEqual(['/terms-and-conditions#stored-values', 'reload'])
})

test('keeps a page while a form choice is changed, and reloads it once the choice is reverted', async () => {
  const shop = await openWatched()
  const box = putOnPage('input', document.body.appendChild(document.createElement('form')))
  box.type = 'checkbox'
  // The watch starts first, and then the visitor chooses.
  await comeBack(shop)
  fireEvent.click(box)
  await pass(shop, 120)
  expect(shop.left).toEqual([])
  fireEvent.click(box)
  await pass(shop, 31)
  expect(shop.left).toEqual(['reload'])
})

test.each([
  ['that is untouched allows a reload', (_slider: HTMLElement) => {}, ['reload']],
  [
    'that was moved prevents a reload',
    (slider: HTMLElement) => fireEvent.input(slider, { target: { value: '3' } }),
    [],
  ],
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

test('reloads no page while an element is busy', async () => {
  const shop = await openWatched()
  putOnPage('button').setAttribute('aria-busy', 'true')
  await comeBack(shop)
  await pass(shop, 120)
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  expect(shop.left).toEqual([])
})

test('reloads no page while the language changes, and does so afterwards', async () => {
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
  // The link is marked busy too; this tests the state machine alone.
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

test('reloads no page with an open dialog', async () => {
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
  ['with plain text', () => new Response('once upon a time')],
  ['in another format', () => Response.json({ build: 'ffffffffffff' })],
  ['of nothing', () => new Response('')],
  ['that never arrives', noLine],
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
