import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { setCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'
import { disableCookies, findCookie } from '../support/fakes/stand-in-browser.ts'

const catalogs = /\/assets\/texts\/.*\.ja\.json/
const japanese = () => document.querySelector('.language-switch a') as HTMLElement
const address = () => location.pathname + location.search + location.hash
const reads = (heading: string) => expect.poll(headingText).toBe(heading)

/** Opens a shop whose Japanese texts are answered when and how the test says. */
async function openWithPendingLanguage(come: () => Response | Promise<Response> | undefined) {
  const texts = deferred(() => undefined)
  let isReloadBlocked = true
  const answers: RouteResponder = (path) => {
    if (!catalogs.test(path) || !isReloadBlocked) return undefined
    return texts.answer.then(come)
  }
  const shop = await openUnhydrated('/about', answers)
  fireEvent.click(japanese())
  await expect.poll(() => japanese().getAttribute('aria-busy')).toBe('true')
  return {
    ...shop,
    come() {
      isReloadBlocked = false
      texts.come()
    },
  }
}

test('switches the language with page, query and open details unchanged', async () => {
  await openUnhydrated('/faq?from=mail&id=12345678901234567890&to=1&to=2')
  const question = document.querySelector('main details') as HTMLDetailsElement
  question.open = true
  fireEvent.click(japanese())
  await reads('よくある質問')
  await expect.poll(address).toBe('/ja/faq?from=mail&id=12345678901234567890&to=1&to=2&lang=ja')
  expect(document.querySelectorAll('main details[open]')).toHaveLength(1)
  expect(question.isConnected).toBe(true)
})

test('applies a pending language to the page the visitor has moved to', async () => {
  const shop = await openWithPendingLanguage(() => undefined)
  follow('Questions')
  await reads('Questions')
  shop.come()
  await reads('よくある質問')
  expect(address()).toBe('/ja/faq?lang=ja')
})

test('keeps the visitor’s new page when the language fails to load, and loads it on a new choice', async () => {
  const shop = await openWithPendingLanguage(noLine)
  follow('Questions')
  await reads('Questions')
  shop.come()
  await expect.poll(() => japanese().hasAttribute('aria-busy')).toBe(false)
  expect([headingText(), shop.left]).toEqual(['Questions', []])
  fireEvent.click(japanese())
  await reads('よくある質問')
})

test('loads a page as a document when its texts in another language fail to load', async () => {
  const shop = await openUnhydrated('/faq?from=mail', (path) =>
    path === '/ja/faq/_payload.json' ? noLine() : undefined,
  )
  fireEvent.click(japanese())
  await expect.poll(() => shop.left).toEqual(['/ja/faq?from=mail&lang=ja'])
  expect(headingText()).toBe('Questions')
})

test('ignores a language chosen in another tab until the page is loaded', async () => {
  await openUnhydrated('/about')
  setCookie('language', 'ja')
  localStorage.setItem('hadashi-language', 'ja')
  follow('Questions')
  await reads('Questions')
  expect(document.documentElement.lang).toBe('en')
})

test('shows the not-found page for a path with two languages, unchanged', async () => {
  await openUnhydrated('/en/ja/about')
  expect(headingText()).toBe('Page Not Found')
  expect(address()).toMatch(/^\/en\/ja\/about(\?lang=en)?$/)
})

test.each(['?lang=en&lang=ja', '?LANG=ja', '?lang=%00', '?lang=', '?lang=en#asked'])(
  'shows the address /about%s in English without a history entry',
  async (query) => {
    const steps = history.length
    await openUnhydrated(`/about${query}`)
    expect([document.documentElement.lang, headingText()]).toEqual(['en', 'How it is made'])
    expect(history.length).toBe(steps)
  },
)

test('stores the language and writes it to the address without a new history entry', async () => {
  const steps = history.length
  await openUnhydrated('/about?from=mail#top')
  await expect.poll(address).toBe('/about?from=mail&lang=en#top')
  expect([history.length, localStorage.getItem('hadashi-language'), findCookie('language')]).toEqual([
    steps,
    'en',
    'en',
  ])
})

test('uses the address’s language without storage and lets the other be chosen', async () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  disableCookies(() => '')
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  await openUnhydrated('/about')
  follow('Questions', '.site-footer')
  await reads('Questions')
  fireEvent.click(japanese())
  await reads('よくある質問')
  expect(address()).toBe('/ja/faq?lang=ja')
})

test('keeps form input across a language switch', async () => {
  await openUnhydrated('/_ui')
  const field = document.querySelector('main input[autocomplete=name]') as HTMLInputElement
  fireEvent.change(field, { target: { value: 'half a sentence, 途中' } })
  fireEvent.click(japanese())
  await expect.poll(() => document.documentElement.lang).toBe('ja')
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('half a sentence, 途中')
})

test('logs a language that cannot be loaded and shows no page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const opening = openUnhydrated('/faq', (path) => (path.endsWith('/_payload.json') ? noLine() : undefined))
  await expect(opening).rejects.toThrow('Failed to fetch')
  expect(logged.mock.calls).toEqual([['Failed to initialize localization', expect.anything()]])
  logged.mockClear()
})
