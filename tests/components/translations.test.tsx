import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { success } from '../support/components/open-screen.tsx'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'

const calls = /\/localization\/translations/
const toasts = () => [...document.querySelectorAll<HTMLElement>('.toast')].map(({ textContent }) => textContent)

const answering =
  (answer: () => Response | Promise<Response>): RouteResponder =>
  (path) =>
    calls.test(path) ? answer() : undefined

const changed = (translations: readonly unknown[]) => () => success({ translations, categories: [] })

/** Asserts that the shop stays readable and navigable, whatever was wrong with the translations. */
async function isUsable(): Promise<void> {
  follow('Questions', '.site-footer')
  await expect.poll(headingText).toBe('Questions')
  follow('日本語')
  await expect.poll(headingText).toBe('よくある質問')
}

test('requests the translations of a page’s language once, 100 ms after its setup', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const shop = await openUnhydrated('/about')
  const readSearchQuery = () => shop.requests.flatMap(({ url }) => (calls.test(url) ? [new URL(url).search] : []))
  vi.advanceTimersByTime(99)
  await shop.isListening()
  expect(readSearchQuery()).toEqual([])
  vi.advanceTimersByTime(1)
  await shop.isListening()
  expect(readSearchQuery()).toEqual(['?lang=en&category=changed'])
  await isUsable()
  vi.advanceTimersByTime(100)
  await expect.poll(readSearchQuery).toEqual(['?lang=en&category=changed', '?lang=ja&category=changed'])
  // Answers are cached for five minutes.
  await shop.isListening()
  follow('English')
  await expect.poll(headingText).toBe('Questions')
  vi.advanceTimersByTime(100)
  follow('日本語')
  await expect.poll(headingText).toBe('よくある質問')
  vi.advanceTimersByTime(100)
  await shop.isListening()
  expect(readSearchQuery()).toHaveLength(2)
})

test.each<[string, () => Response | Promise<Response>]>([
  ['are down', () => Response.json({ status: 'error', code: 'SERVER_ERROR' }, { status: 500 })],
  ['cannot be reached', noLine],
  ['answer with an HTML page', () => new Response('<script>alert(1)</script>')],
  ['answer with truncated JSON', () => new Response('{"status":"success","data":{"translations":[{"key":"Q7n')],
  ['answer with another type', () => success({ translations: 'all' })],
])('shows a toast for translations that %s, and the shop stays usable', async (_, answer) => {
  await openUnhydrated('/', answering(answer))
  await expect.poll(toasts).toEqual(['Failed to load translations'])
  await isUsable()
  await expect.poll(toasts).toEqual(['最新の文言を読み込めませんでした。このままご利用いただけます。'])
  fireEvent.click(document.querySelector('.toast button') as HTMLElement)
  await expect.poll(toasts).toEqual([])
})

test('waits for nothing while translations are slow, and applies them on arrival', async () => {
  const slow = deferred(changed([{ key: 'Q7nfHL', text: 'Behold the shoe', compiled: ['Behold the shoe'] }]))
  const shop = await openUnhydrated(
    '/',
    answering(() => slow.answer),
  )
  await expect.poll(() => shop.count(calls)).toBe(1)
  follow('How it is made')
  await expect.poll(headingText).toBe('How it is made')
  expect(document.querySelector('main')?.textContent).toContain('See the shoe')
  slow.come()
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Behold the shoe')
})

test('ignores unfit hostile translations and executes nothing', async () => {
  const evil = '<img src=x onerror="document.title=1">'
  const entries = [
    { key: 'Q7nfHL', text: evil, compiled: [evil] },
    { key: 'DDLKV1', text: '{token}', compiled: [['token', 'plural', { one: ['x'] }]] },
    { key: '__proto__', text: 'x', compiled: ['x'] },
    { key: 'constructor', text: 'x', compiled: [['x']] },
    { text: 'no key' },
    { key: 'no text' },
  ]
  const shop = await openUnhydrated('/', answering(changed(entries)))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(evil)
  expect(document.querySelector('img[src=x]')).toBeNull()
  expect(document.title).toBe('Shoes that begin with your feet · Hadashi')
  await shop.isListening()
  expect(toasts()).toEqual([])
  follow('Questions', '.site-footer')
  await expect.poll(headingText).toBe('Questions')
})
