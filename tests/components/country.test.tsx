import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { success } from '../support/components/open-screen.tsx'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { setCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'
import { disableCookies, findCookie, pressEscape, turnTab } from '../support/fakes/stand-in-browser.ts'

const lookups = /getCountryByIP$/
const joins = /country\/waitlist\/join$/
const user = userEvent.setup({ delay: null })

const from =
  (code: string | null): RouteResponder =>
  (path) =>
    lookups.test(path) ? success({ country_code: code }) : undefined

const footerButton = () => document.querySelector<HTMLElement>('.country-button') as HTMLElement
const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const heading = () => dialog()?.querySelector('h2')?.textContent
const button = (name: string) => within(dialog() as HTMLElement).getByText(name, { selector: 'button, button span' })
const rows = () => [...document.querySelectorAll<HTMLElement>('dialog .country-rows button')]
const field = () => dialog()?.querySelector('input') as HTMLInputElement
const stored = () => findCookie('country_code')
const description = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Waits until the address was looked up and the result was handled. */
async function openLookedUp(address: string, answers?: RouteResponder) {
  const shop = await openUnhydrated(address, answers)
  await expect.poll(() => shop.count(lookups)).toBeGreaterThan(0)
  await shop.isListening()
  return shop
}

async function openSelection(address = '/about', answers?: RouteResponder) {
  const shop = await openLookedUp(address, answers)
  fireEvent.click(footerButton())
  await expect.poll(heading).toMatch(/^(Choose your country|国を選ぶ)$/)
  return shop
}

const requests = (country = 'Japan') => expect.poll(heading).toBe(`Are you shopping from ${country}?`)
const isQuiet = () => expect.poll(dialog).toBeNull()
const says = (country: string) => expect.poll(() => footerButton().textContent).toBe(`Country: ${country}`)

test('keeps the looked-up country when the question is closed', async () => {
  await openLookedUp('/about', from('JP'))
  await requests()
  expect([footerButton().textContent, stored()]).toEqual(['Country: Japan', undefined])
  pressEscape(dialog() as HTMLElement)
  await isQuiet()
  expect(stored()).toBe('JP')
})

test('stores the answer GB without a question', async () => {
  await openLookedUp('/about', from('GB'))
  await says('United Kingdom')
  expect([dialog(), stored()]).toEqual([null, 'GB'])
})

test('asks, shows and stores nothing without an answer, and lets the country be chosen', async () => {
  await openLookedUp('/about', from(null))
  expect([footerButton().textContent, dialog(), stored()]).toEqual(['Country', null, undefined])
  fireEvent.click(footerButton())
  await expect.poll(() => rows().length).toBe(243)
  fireEvent.click(button('Japan'))
  await isQuiet()
  expect(stored()).toBe('JP')
})

test.each<[string, () => Response | Promise<Response>]>([
  ['cannot be reached', noLine],
  ['answers nonsense', () => new Response('<p>sorry</p>')],
  ['fails', () => Response.json({ status: 'error', code: 'SERVER_ERROR' }, { status: 500 })],
])('only logs a lookup that %s, and the page stays usable', async (_, answer) => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {})
  const shop = await openLookedUp('/about', (path) => (lookups.test(path) ? answer() : undefined))
  await shop.isLate()
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^The country lookup failed: \w+$/)]])
  expect([dialog(), document.querySelector('.toast'), stored()]).toEqual([null, null, undefined])
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
})

test('asks nothing and sends no lookup with the cookie', async () => {
  setCookie('country_code', 'FR')
  const shop = await openUnhydrated('/about', from('JP'))
  await says('France')
  await shop.isLate()
  await shop.isListening()
  expect([shop.count(lookups), shop.count(/country\.en\.json/), dialog()]).toEqual([0, 0, null])
})

test('ignores a cookie with an invalid country', async () => {
  setCookie('country_code', 'XX')
  await openLookedUp('/about', from('GB'))
  await says('United Kingdom')
})

test('does not ask during design or order, but on the next page', async () => {
  await openLookedUp('/tabi-gen-01/fit', from('JP'))
  expect(dialog()).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Hadashi, home page' }))
  await requests()
})

test('does not ask while a visitor types, keeps the text, and asks on the next page', async () => {
  const lookup = deferred(() => success({ country_code: 'JP' }))
  const shop = await openUnhydrated('/faq', (path) => (lookups.test(path) ? lookup.answer : undefined))
  await expect.poll(() => shop.count(lookups)).toBeGreaterThan(0)
  const search = screen.getByRole('searchbox')
  await user.type(search, 'returns')
  lookup.come()
  await says('Japan')
  expect(dialog()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(search)
  expect(search).toHaveProperty('value', 'returns')
  follow('How it is made')
  await requests()
})

test('lets another country be chosen from the question', async () => {
  await openLookedUp('/about', from('JP'))
  await requests()
  fireEvent.click(button('Choose another country'))
  await expect.poll(heading).toBe('Choose your country')
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  fireEvent.click(button('United Kingdom'))
  await says('United Kingdom')
  expect([dialog(), stored()]).toEqual([null, 'GB'])
})

test('stores nothing when the list is closed, and asks again on the next load', async () => {
  const shop = await openLookedUp('/about', from('JP'))
  await requests()
  fireEvent.click(button('Choose another country'))
  await expect.poll(heading).toBe('Choose your country')
  pressEscape(dialog() as HTMLElement)
  await isQuiet()
  expect([footerButton().textContent, stored()]).toEqual(['Country: Japan', undefined])
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  expect(dialog()).toBeNull()
  await shop.leave()
  await openLookedUp('/about', from('JP'))
  await requests()
})

test('closes the question when another tab has chosen, without overwriting that choice', async () => {
  await openLookedUp('/about', from('JP'))
  await requests()
  setCookie('country_code', 'GB')
  pressEscape(dialog() as HTMLElement)
  await isQuiet()
  await says('United Kingdom')
  expect(stored()).toBe('GB')
})

test('takes over the country of another tab when shown again', async () => {
  await openLookedUp('/about', from('JP'))
  await requests()
  setCookie('country_code', 'FR')
  turnTab('visible')
  await isQuiet()
  await says('France')
})

test('lists 243 countries with the United Kingdom first, the chosen one marked and shipping noted', async () => {
  setCookie('country_code', 'JP')
  await openUnhydrated('/about')
  await says('Japan')
  fireEvent.click(footerButton())
  await expect.poll(heading).toBe('Choose your country')
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts).toHaveLength(243)
  expect([texts[0], texts[1], texts.at(-1)]).toEqual(['United KingdomWe deliver here', 'Afghanistan', 'Zimbabwe'])
  expect(rows().flatMap((row) => (row.hasAttribute('aria-current') ? row.textContent : []))).toEqual([
    'JapanWe deliver here',
  ])
  expect(texts.filter((text) => text?.endsWith('We deliver here'))).toHaveLength(2)
  expect(description(field())).toContain('Current country: Japan')
})

test('finds a country by common names and selects it by pressing Enter twice', async () => {
  await openSelection()
  for (const [query, name, code] of [
    ['にほん', 'Japan', 'JP'],
    ['英国', 'United Kingdom', 'GB'],
    ['ニホン', 'Japan', 'JP'],
    ['UK', 'United Kingdom', 'GB'],
    ['nihon', 'Japan', 'JP'],
    ['ｊｐ', 'Japan', 'JP'],
  ]) {
    if (!dialog()) fireEvent.click(footerButton())
    await expect.poll(heading).toBe('Choose your country')
    await expect.poll(() => document.activeElement === field()).toBe(true)
    fireEvent.change(field(), { target: { value: query } })
    await expect.poll(() => rows()[0]?.textContent).toBe(`${name}We deliver here`)
    expect(dialog()?.querySelector('[role=status]')?.textContent).toMatch(/^\d+ countr(y|ies) found$/)
    await user.keyboard('{Enter}{Enter}')
    await isQuiet()
    await says(String(name))
    expect(stored()).toBe(code)
  }
})

test('sorts the Japanese list by reading and searches it by reading too', async () => {
  await openSelection('/ja/about')
  expect(rows()[0]?.textContent).toBe('イギリスお届けできます')
  expect(rows()[1]?.textContent).toBe('アイスランド')
  fireEvent.change(field(), { target: { value: 'かんこく' } })
  await expect.poll(() => rows()[0]?.textContent).toBe('韓国')
  fireEvent.change(field(), { target: { value: 'ありえない国' } })
  await expect.poll(() => dialog()?.textContent).toContain('該当する国が見つかりません')
  fireEvent.change(field(), { target: { value: 'nippon' } })
  await expect.poll(() => rows()[0]?.textContent).toMatch(/^日本/)
  fireEvent.click(rows()[0] as HTMLElement)
  await expect.poll(() => footerButton().textContent).toBe('国：日本')
})

test('makes the list one tab stop and moves within it by arrow keys', async () => {
  await openSelection()
  await expect.poll(() => document.activeElement === field()).toBe(true)
  const reached: (string | null | undefined)[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'PageDown', 'PageUp']) {
    await user.keyboard(`{${key}}`)
    reached.push(document.activeElement?.querySelector('span')?.textContent)
  }
  expect(reached).toEqual(['United Kingdom', 'Afghanistan', 'Zimbabwe', 'United Kingdom', 'Anguilla', 'United Kingdom'])
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('tells a visitor from an unsupported country, who can join its waiting list', async () => {
  const shop = await openSelection('/about', (path) => (joins.test(path) ? success({}) : undefined))
  fireEvent.change(field(), { target: { value: 'netherlands' } })
  fireEvent.click(button('Netherlands'))
  await expect.poll(heading).toBe('We don’t deliver to the Netherlands yet')
  expect(stored()).toBe('NL')
  expect(description(field())).toBe(
    'We’ll e-mail you once, when we start delivering to the Netherlands, and use your address for nothing else.',
  )
  fireEvent.change(field(), { target: { value: 'mika@' } })
  fireEvent.click(button('E-mail me when you deliver there'))
  await expect.poll(() => description(field())).toMatch(/Enter your e-mail address, such as/)
  await expect.poll(() => [document.activeElement === field(), field().value]).toEqual([true, 'mika@'])
  fireEvent.change(field(), { target: { value: 'ｍｉｋａ@example.com' } })
  await user.keyboard('{Enter}')
  await expect.poll(() => dialog()?.textContent).toContain('We’ll e-mail mika@example.com once')
  const [joined] = shop.requests.filter(({ url }) => joins.test(url))
  expect(await joined?.json()).toEqual({ email: 'mika@example.com', country: 'NL', language: 'en', version: '2' })
  fireEvent.click(button('Keep browsing'))
  await isQuiet()
})

test('tells a visitor who confirms an unsupported country, also in Japanese', async () => {
  const shop = await openLookedUp('/ja/about', (path, request) =>
    joins.test(path) ? success({}) : from('FR')(path, request),
  )
  await expect.poll(heading).toBe('フランスからのご利用ですか')
  fireEvent.click(button('はい、フランスからです'))
  await expect.poll(heading).toBe('フランスへのお届けはまだ行っていません')
  fireEvent.click(button('お知らせを申し込む'))
  await expect.poll(() => description(field())).toMatch(/メールアドレスをご入力ください/)
  fireEvent.click(button('ほかの国を選ぶ'))
  await expect.poll(heading).toBe('国を選ぶ')
  fireEvent.change(field(), { target: { value: 'furansu' } })
  await expect.poll(() => rows()[0]?.textContent).toBe('フランス')
  fireEvent.click(rows()[0] as HTMLElement)
  await expect.poll(heading).toBe('フランスへのお届けはまだ行っていません')
  fireEvent.change(screen.getByLabelText('メールアドレス'), { target: { value: 'mika@example.jp' } })
  fireEvent.click(button('お知らせを申し込む'))
  await expect.poll(() => dialog()?.textContent).toContain('1回だけご連絡します')
  const [joined] = shop.requests.filter(({ url }) => joins.test(url))
  expect(await joined?.json()).toMatchObject({ country: 'FR', language: 'ja' })
})

test('keeps a typed address while offline and sends it later', async () => {
  let isOnline = false
  await openSelection('/about', (path) => (joins.test(path) ? (isOnline ? success({}) : noLine()) : undefined))
  fireEvent.change(field(), { target: { value: 'fr' } })
  fireEvent.click(button('France'))
  await expect.poll(heading).toBe('We don’t deliver to France yet')
  fireEvent.change(field(), { target: { value: 'mika@example.jp' } })
  fireEvent.click(button('E-mail me when you deliver there'))
  await expect.poll(() => description(field())).toMatch(/couldn’t reach the shop/)
  expect(field().value).toBe('mika@example.jp')
  isOnline = true
  fireEvent.click(button('E-mail me when you deliver there'))
  await expect.poll(() => dialog()?.textContent).toContain('We’ll e-mail mika@example.jp once')
})

test('reports a list that fails to load and loads it on request', async () => {
  let isOnline = false
  const shop = await openLookedUp('/about', (path) => (/\/country\.en/.test(path) && !isOnline ? noLine() : undefined))
  await shop.isLate()
  fireEvent.click(footerButton())
  await expect.poll(() => document.querySelector('.toast')?.textContent).toBe('Network error')
  expect(dialog()).toBeNull()
  isOnline = true
  fireEvent.click(footerButton())
  await expect.poll(heading).toBe('Choose your country')
})

test.each([
  [
    'are forbidden',
    () => {
      throw new DOMException('no cookies here', 'SecurityError')
    },
  ],
  ['are not stored', () => ''],
])('where cookies %s keeps the country for the page and does not ask repeatedly', async (_, readCookie) => {
  disableCookies(readCookie)
  await openLookedUp('/about', from('JP'))
  await says('Japan')
  expect(dialog()).toBeNull()
  fireEvent.click(footerButton())
  await expect.poll(heading).toBe('Choose your country')
  fireEvent.click(button('United Kingdom'))
  await says('United Kingdom')
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
})
