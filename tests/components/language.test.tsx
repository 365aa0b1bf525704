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

/** A shop whose Japanese texts come when the test says so, as it says. */
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

test('switching the language keeps the page, its query and what is open on it', async () => {
  await openUnhydrated('/faq?from=mail&id=12345678901234567890&to=1&to=2')
  const question = document.querySelector('main details') as HTMLDetailsElement
  question.open = true
  fireEvent.click(japanese())
  await reads('よくある質問')
  await expect.poll(address).toBe('/ja/faq?from=mail&id=12345678901234567890&to=1&to=2&lang=ja')
  expect(document.querySelectorAll('main details[open]')).toHaveLength(1)
  expect(question.isConnected).toBe(true)
})

test('a visitor who goes on while a language is on its way reads the new page in it, and is not taken back', async () => {
  const shop = await openWithPendingLanguage(() => undefined)
  follow('Questions')
  await reads('Questions')
  shop.come()
  await reads('よくある質問')
  expect(address()).toBe('/ja/faq?lang=ja')
})

test('a visitor who goes on while a language does not come stays where they went, and may choose it again', async () => {
  const shop = await openWithPendingLanguage(noLine)
  follow('Questions')
  await reads('Questions')
  shop.come()
  await expect.poll(() => japanese().hasAttribute('aria-busy')).toBe(false)
  expect([headingText(), shop.left]).toEqual(['Questions', []])
  fireEvent.click(japanese())
  await reads('よくある質問')
})

test('when the texts of another language do not arrive, its page is asked for as a file', async () => {
  const shop = await openUnhydrated('/faq?from=mail', (path) =>
    path === '/ja/faq/_payload.json' ? noLine() : undefined,
  )
  fireEvent.click(japanese())
  await expect.poll(() => shop.left).toEqual(['/ja/faq?from=mail&lang=ja'])
  expect(headingText()).toBe('Questions')
})

test('a language that is chosen in another tab changes no page of this one until it is loaded', async () => {
  await openUnhydrated('/about')
  setCookie('language', 'ja')
  localStorage.setItem('hadashi-language', 'ja')
  follow('Questions')
  await reads('Questions')
  expect(document.documentElement.lang).toBe('en')
})

test('a path that begins with two languages is no page, and stays as it was written', async () => {
  await openUnhydrated('/en/ja/about')
  expect(headingText()).toBe('Page Not Found')
  expect(address()).toMatch(/^\/en\/ja\/about(\?lang=en)?$/)
})

test.each(['?lang=en&lang=ja', '?LANG=ja', '?lang=%00', '?lang=', '?lang=en#asked'])(
  'the address /about%s is read in English, and is no step of its own in the history',
  async (query) => {
    const steps = history.length
    await openUnhydrated(`/about${query}`)
    expect([document.documentElement.lang, headingText()]).toEqual(['en', 'How it is made'])
    expect(history.length).toBe(steps)
  },
)

test('the choice of a language is saved and stands in the address, in place of the entry that was there', async () => {
  const steps = history.length
  await openUnhydrated('/about?from=mail#top')
  await expect.poll(address).toBe('/about?from=mail&lang=en#top')
  expect([history.length, localStorage.getItem('hadashi-language'), findCookie('language')]).toEqual([
    steps,
    'en',
    'en',
  ])
})

test('with storage forbidden the page is read in the language of its address, and the other one can be chosen', async () => {
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

test('a switch of language in the middle of a form keeps what was typed', async () => {
  await openUnhydrated('/_ui')
  const field = document.querySelector('main input[autocomplete=name]') as HTMLInputElement
  fireEvent.change(field, { target: { value: 'half a sentence, 途中' } })
  fireEvent.click(japanese())
  await expect.poll(() => document.documentElement.lang).toBe('ja')
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('half a sentence, 途中')
})

test('a language that cannot be set up is logged, and is no page', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const opening = openUnhydrated('/faq', (path) => (path.endsWith('/_payload.json') ? noLine() : undefined))
  await expect(opening).rejects.toThrow('Failed to fetch')
  expect(logged.mock.calls).toEqual([['Failed to initialize localization', expect.anything()]])
  logged.mockClear()
})
