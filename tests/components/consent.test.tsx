import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readConsent, writeConsent } from '#domain/consent/consent.ts'
import { words as english } from '#domain/consent/words-2/en.ts'
import { words as japanese } from '#domain/consent/words-2/ja.ts'
import { follow, headingText } from '../support/components/fill-and-press.ts'
import { success } from '../support/components/open-screen.tsx'
import { openUnhydrated, type RouteResponder } from '../support/components/open-unhydrated.ts'
import { setCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { deferred, noLine } from '../support/fakes/pretend-shop.ts'
import { disableCookies, findCookie, turnTab } from '../support/fakes/stand-in-browser.ts'

const recorded = /consent\/record$/
const recordAnswers: RouteResponder = (path) => (recorded.test(path) ? success({}) : undefined)

const banner = () => document.querySelector<HTMLElement>('.consent')
const stored = () => readConsent(findCookie('hadashi-consent'))
const isPrompted = () => expect.poll(banner).not.toBeNull()
const isGone = () => expect.poll(banner).toBeNull()

function press(name: string): void {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button is called ${name}`)
  // A browser focuses it on click; jsdom does not.
  button.focus()
  fireEvent.click(button)
}

/** Stores a choice as another tab of the same browser would. */
function storeInOtherTab(choice: 'accepted' | 'rejected') {
  const consent = { choice, version: '2', language: 'en' as const, atMs: 5, id: crypto.randomUUID(), isRecorded: true }
  setCookie('hadashi-consent', writeConsent(consent))
  return consent
}

async function openPrompted(address = '/about', answers = recordAnswers) {
  const shop = await openUnhydrated(address, answers)
  await isPrompted()
  return shop
}

const isRecorded = (choice: string) => expect.poll(stored).toMatchObject({ choice, isRecorded: true })

test.each([
  ['/about', 'Reject', english],
  ['/ja/about', '拒否する', japanese],
] as const)('records the wording shown on %s', async (address, reject, words) => {
  const shop = await openPrompted(address)
  expect(banner()?.textContent).toContain(words.text)
  press(reject)
  await isGone()
  await isRecorded('rejected')
  const [sent] = shop.requests.filter(({ url }) => recorded.test(url))
  const language = words === japanese ? 'ja' : 'en'
  expect(await sent?.json()).toEqual({ id: stored()?.id, choice: 'rejected', version: '2', language })
  expect(stored()).toMatchObject({ language })
})

test('shows the choice, lets it be changed from every footer and records each change separately', async () => {
  const shop = await openPrompted()
  press('Reject')
  await isRecorded('rejected')
  const before = stored()
  press('Cookie settings')
  await isPrompted()
  expect(banner()?.textContent).toContain('You’ve rejected optional cookies.')
  await expect.poll(() => document.activeElement).toBe(banner())
  press('Reject')
  await isGone()
  expect([stored(), shop.count(recorded)]).toEqual([before, 1])
  press('Cookie settings')
  await isPrompted()
  press('Accept')
  await isRecorded('accepted')
  expect([stored()?.id === before?.id, shop.count(recorded)]).toEqual([false, 2])
})

test.each(['Escape', 'Keep this choice'])(
  'closes reopened settings by %s without changing the choice, and does not offer this to new visitors',
  async (way) => {
    await openPrompted()
    fireEvent.keyDown(banner() as HTMLElement, { key: 'Escape' })
    expect(banner()?.textContent).not.toContain('Keep this choice')
    press('Reject')
    await isRecorded('rejected')
    const before = stored()
    press('Cookie settings')
    await isPrompted()
    if (way === 'Escape') fireEvent.keyDown(banner() as HTMLElement, { key: way })
    else press(way)
    await isGone()
    await expect.poll(() => document.activeElement?.textContent).toBe('Cookie settings')
    expect(stored()).toEqual(before)
  },
)

test.each([
  ['/about', 'Accept', 'rejected', 'Cookie settings', 'You’ve rejected optional cookies.'],
  ['/ja/about', '同意する', 'rejected', 'クッキーの設定', '現在の設定：拒否'],
  ['/ja/about', '拒否する', 'accepted', 'クッキーの設定', '現在の設定：同意'],
] as const)(
  'on %s shows a choice of another tab in the settings and keeps the last one made (%s)',
  async (address, answer, elsewhere, settings, said) => {
    const own = elsewhere === 'rejected' ? 'accepted' : 'rejected'
    await openPrompted(address)
    storeInOtherTab(elsewhere)
    press(answer)
    await isRecorded(own)
    storeInOtherTab(elsewhere)
    press(settings)
    await expect.poll(() => banner()?.textContent).toContain(said)
    press(answer)
    await isRecorded(own)
  },
)

test('closes the banner of a tab shown again when another tab has answered', async () => {
  const shop = await openPrompted()
  storeInOtherTab('rejected')
  turnTab('visible')
  await isGone()
  expect(shop.count(recorded)).toBe(0)
})

test('does not overwrite another tab’s change when a delayed record completes', async () => {
  const verification = deferred(() => success({}))
  const shop = await openPrompted('/about', (path) => (recorded.test(path) ? verification.answer : undefined))
  press('Accept')
  await expect.poll(() => shop.count(recorded)).toBe(1)
  const other = storeInOtherTab('rejected')
  verification.come()
  await shop.isListening()
  expect(stored()).toEqual(other)
  press('Cookie settings')
  await expect.poll(() => banner()?.textContent).toContain('You’ve rejected optional cookies.')
})

test('prompts again for a choice made with an older wording', async () => {
  const old = { choice: 'accepted', version: '0', language: 'en', atMs: 5, id: crypto.randomUUID() } as const
  setCookie('hadashi-consent', writeConsent({ ...old, isRecorded: true }))
  await openPrompted()
  expect(banner()?.textContent).not.toContain('So far')
})

test('keeps a choice made offline and records it with the next page', async () => {
  const shop = await openPrompted('/about', (path) => (recorded.test(path) ? noLine() : undefined))
  press('Accept')
  await isGone()
  await shop.isListening()
  expect(stored()).toMatchObject({ choice: 'accepted', isRecorded: false })
  await shop.leave()
  const next = await openUnhydrated('/faq', recordAnswers)
  await isRecorded('accepted')
  const [sent] = next.requests.filter(({ url }) => recorded.test(url))
  expect(await sent?.json()).toMatchObject({ id: stored()?.id })
  expect(banner()).toBeNull()
})

test('accepts a choice for the page when the browser stores no cookies', async () => {
  disableCookies(() => '')
  const shop = await openPrompted()
  press('Accept')
  await isGone()
  follow('Questions')
  await expect.poll(headingText).toBe('Questions')
  await shop.isListening()
  expect([banner(), stored()]).toEqual([null, undefined])
})
